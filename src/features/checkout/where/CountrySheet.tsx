import { useEffect, useState } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { CountryWords } from '../words.server.ts';
import styles from './CountrySheet.module.css';

interface CountrySheetProps {
  isOpen: boolean;
  words: CountryWords;
  /** Where the shop delivers to, in their order. */
  countries: readonly Country[];
  /** Where it goes now. */
  chosen: string;
  onChoose: (countryId: string) => void;
  onClose: () => void;
}

/** Asks where to deliver to: what that changes, the countries, and what else there is. */
export function CountrySheet({ isOpen, words, countries, chosen, onChoose, onClose }: CountrySheetProps) {
  const [selected, setSelected] = useState(chosen);
  useEffect(() => {
    if (isOpen) setSelected(chosen);
  }, [isOpen, chosen]);
  const title = formatMessage(words, 'countryTitle');

  function choose(event: { preventDefault(): void }) {
    event.preventDefault();
    onChoose(selected);
    onClose();
  }

  return (
    <Dialog open={isOpen} onClose={onClose} variant="sheet" title={title} closeLabel={formatMessage(words, 'close')}>
      <form method="dialog" onSubmit={choose}>
        <p>{formatMessage(words, 'countryText')}</p>
        <fieldset className={styles.countries}>
          <legend className="vh">{title}</legend>
          {countries.map((country) => (
            <label key={country.id} className="chip">
              <input
                type="radio"
                name="country"
                value={country.id}
                checked={country.id === selected}
                onChange={() => setSelected(country.id)}
              />
              {country.name}
            </label>
          ))}
        </fieldset>
        <p className="small soft">{formatMessage(words, 'countryOther')}</p>
        <p className="row">
          <Button type="submit">{formatMessage(words, 'choose')}</Button>
          <Button variant="line" onClick={onClose}>
            {formatMessage(words, 'cancel')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
