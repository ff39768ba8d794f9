/** What the prices of a group contain: for everybody, and for who sees them without tax. Words of common. */
export const PRICE_NOTE = ['priceNoteList', 'priceNoteListNet'] as const;

export const priceNoteKey = (isNet: boolean): (typeof PRICE_NOTE)[number] =>
  isNet ? 'priceNoteListNet' : 'priceNoteList';
