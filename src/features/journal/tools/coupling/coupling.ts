interface Span {
  from: number;
  to: number;
}

/** Whether an answer holds for so many guests, both ends included. */
export const isFor = ({ from, to }: Span, guests: number): boolean => from <= guests && guests <= to;

/** A span of guests as one reads it: `7–8`. */
export const guestsOf = ({ from, to }: Span): string => (from === to ? String(to) : `${from}–${to}`);
