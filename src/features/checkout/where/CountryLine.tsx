import type { CountryWords } from '#features/checkout/words.ts';
import { tell } from '#i18n/tell.ts';

/** Where it goes, and a way to another country. */
export const CountryLine = ({ words, name, onChange }: { words: CountryWords; name: string; onChange: () => void }) => (
  <p className="small">
    {tell(words, 'countryCurrent', { country: name })}{' '}
    <button className="linkish" type="button" onClick={onChange}>
      {tell(words, 'countryChange')}
    </button>
  </p>
);
