import { type Slice, tell } from '#i18n/tell.ts';

interface PriceNoteProps {
  /** Both of common. */
  words: Slice<'priceNoteList' | 'priceNoteListNet'>;
}

/** What the prices of an island contain, below them; for professionals the browser says the other sentence. */
export const PriceNote = ({ words }: PriceNoteProps) => (
  <p className="tax" data-excl={tell(words, 'priceNoteListNet')}>
    {tell(words, 'priceNoteList')}
  </p>
);
