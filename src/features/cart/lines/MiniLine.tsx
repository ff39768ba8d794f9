import { formatAmount } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Cents } from '#values/money.ts';
import { LinePicture } from './CartLines.tsx';
import { detailsOf } from './line.ts';
import styles from './MiniLine.module.css';

interface MiniLineProps {
  line: Parameters<typeof LinePicture>[0]['line'] & { label?: string | null | undefined };
  quantity: number;
  unitPrice: Cents;
  total: Cents;
  locale: Locale;
  /** What stands in its way: “im Moment nicht erhältlich”. */
  note?: string | undefined;
}

/** One article of an order: nothing to press. `10-104-GR, Grün, 1 × 249.00` */
export const MiniLine = ({ line, quantity, unitPrice, total, locale, note }: MiniLineProps) => (
  <li className={styles.line}>
    <LinePicture line={line} />
    <div>
      <p>{line.label}</p>
      <p className="small soft num">
        {[detailsOf(line), `${quantity}\u00A0×\u00A0${formatAmount(locale, unitPrice)}`].filter(Boolean).join(', ')}
      </p>
      {note && <p className="stock out">{note}</p>}
    </div>
    <p className={`${styles.sum} num`}>{formatAmount(locale, total)}</p>
  </li>
);
