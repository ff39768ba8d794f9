import { formatMessage, type Slice } from '#i18n/format-message.ts';
import type { PRICE_NOTE } from './price-note.ts';

interface PriceNoteProps {
  words: Slice<(typeof PRICE_NOTE)[number]>;
}

/** What the prices of an island contain, below them; for professionals the browser says the other sentence. */
export const PriceNote = ({ words }: PriceNoteProps) => (
  <p className="tax" data-excl={formatMessage(words, 'priceNoteListNet')}>
    {formatMessage(words, 'priceNoteList')}
  </p>
);
