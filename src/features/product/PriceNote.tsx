import { formatMessage, type Slice } from '#i18n/format-message.ts';

interface PriceNoteProps {
  words: Slice<(typeof PRICE_NOTE)[number]>;
}

/** What the prices of an island contain, below them; for professionals the browser says the other sentence. */
export const PriceNote = ({ words }: PriceNoteProps) => (
  <p className="tax" data-excl={formatMessage(words, 'priceNoteListNet')}>
    {formatMessage(words, 'priceNoteList')}
  </p>
);

/** What the prices of a group contain: for everybody, and for who sees them without tax. Words of common. */
export const PRICE_NOTE = ['priceNoteList', 'priceNoteListNet'] as const;

export const priceNoteKey = (isNet: boolean): (typeof PRICE_NOTE)[number] =>
  isNet ? 'priceNoteListNet' : 'priceNoteList';
