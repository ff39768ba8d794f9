import { useEffect } from 'react';
import { type Person, personOf } from './person.ts';
import { session } from './session.store.ts';

/** What fills itself in: the form of react-hook-form, as far as it is needed. */
interface Fillable {
  getValues: (name: keyof Person) => string | undefined;
  setValue: (name: keyof Person, value: string) => void;
}

/** Fills in who is logged in where nobody has typed, once the form is shown. A session that can't be read fills in nothing. */
export function useKnownPerson({ getValues, setValue }: Fillable, isShown = true): void {
  useEffect(() => {
    if (!isShown) return;
    session.ready().then(
      ({ customer }) => {
        for (const [name, value] of Object.entries(personOf(customer)) as [keyof Person, string][])
          if (!getValues(name)) {
            setValue(name, value);
            // whoever stands in the field and types at this moment replaces it
            const field = document.activeElement;
            if (field instanceof HTMLInputElement && field.name === name) field.select();
          }
      },
      () => {},
    );
  }, [getValues, setValue, isShown]);
}
