import type { Slice } from '#i18n/format-message.ts';
import { formatMessage } from '#i18n/format-message.ts';

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
          {formatMessage(words, 'promoKept', { code })}{' '}
          <button
            className="linkish"
            type="button"
            aria-label={formatMessage(words, 'promoRemove', { code })}
            onClick={() => onRemove(code)}
          >
            {removeWord}
          </button>
        </li>
      ))}
    </ul>
  );
