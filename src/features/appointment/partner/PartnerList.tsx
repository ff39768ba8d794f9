import { writtenKm } from '#features/dealers/find/dealer-row.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { AppointmentWords } from '../words.ts';
import { Distance } from './Distance.tsx';
import type { Row } from './partners.ts';

interface PartnerListProps {
  locale: Locale;
  words: AppointmentWords['appointment'];
  rows: readonly Row[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Whom one may ask, the nearest first, each distance as a bar. */
export function PartnerList({ locale, words, rows, chosen, onChoose }: PartnerListProps) {
  const furthest = Math.max(1, ...rows.map(({ km }) => km ?? 0));
  return (
    <fieldset>
      <legend className="legend">{formatMessage(words, 'choosePartner')}</legend>
      {rows.map(({ partner: { id, name, zip, city, isWholesale }, km }) => (
        <label key={id} className="option">
          <input type="radio" name="partner" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          <b>{name}</b>
          <small className="num">
            {zip} {city}, {formatMessage(words, isWholesale ? 'kindWholesale' : 'kindKitchen')}
            {km !== undefined && (
              <Distance
                share={km / furthest}
                written={writtenKm(locale, km)}
                label={formatMessage(words, 'distance', { km: writtenKm(locale, km) })}
              />
            )}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
