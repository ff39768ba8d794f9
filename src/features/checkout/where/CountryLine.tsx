import { formatMessage } from '#i18n/format-message.ts';
import type { CountryWords } from '../words.ts';

/** Where it goes, and a way to another country. */
export const CountryLine = ({ words, name, onChange }: { words: CountryWords; name: string; onChange: () => void }) => (
  <p className="small">
    {formatMessage(words, 'countryCurrent', { country: name })}{' '}
    <button className="linkish" type="button" onClick={onChange}>
      {formatMessage(words, 'countryChange')}
    </button>
  </p>
);
