import { useEffect } from 'react';
import type { Customer } from '#store-api/contract/account.ts';
import { session } from './session.store.ts';
import { isLoggedIn } from './session.ts';

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
            // typing in the field at this moment replaces it
            const field = document.activeElement;
            if (field instanceof HTMLInputElement && field.name === name) field.select();
          }
      },
      () => {},
    );
  }, [getValues, setValue, isShown]);
}

/** The fields about the sender of a form. */
type Person = Record<'firstName' | 'lastName' | 'email' | 'phone', string>;

/** Who is logged in, in the fields of a form; empty for guests and strangers, and without what is not known. */
export function personOf(customer: Customer | null | undefined): Partial<Person> {
  if (!customer || !isLoggedIn(customer)) return {};
  const { firstName, lastName, email, defaultBillingAddress: address } = customer;
  return { firstName, lastName, email, ...(address?.phoneNumber && { phone: address.phoneNumber }) };
}
