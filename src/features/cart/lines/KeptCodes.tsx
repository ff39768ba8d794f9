import type { Slice } from '#i18n/tell.ts';
import { tell } from '#i18n/tell.ts';

interface KeptCodesProps {
  /** See `keptCodes`. */
  codes: readonly string[];
  words: Slice<'promoKept' | 'promoRemove'>;
  removeWord: string;
  onRemove: (code: string) => void;
}

/** Codes that wait for their conditions, or that another one excludes: what is kept can be taken out. */
export const KeptCodes = ({ codes, words, removeWord, onRemove }: KeptCodesProps) =>
  codes.length > 0 && (
    <ul className="small">
      {codes.map((code) => (
        <li key={code}>
          {tell(words, 'promoKept', { code })}{' '}
          <button
            className="linkish"
            type="button"
            aria-label={tell(words, 'promoRemove', { code })}
            onClick={() => onRemove(code)}
          >
            {removeWord}
          </button>
        </li>
      ))}
    </ul>
  );
