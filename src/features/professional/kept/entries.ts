// A full list is refused with the input kept; nothing old is dropped to make room.
import * as z from 'zod/mini';

/* Lists and projects are one text each that a customer carries. What can't be read of it is never written over. */

/** A name as it is kept; half a sign, which some older ones end with, becomes the sign for an unreadable one. */
export const KeptName = z.pipe(
  z.string(),
  z.transform((name) => name.toWellFormed()),
);

/** What can be read of a kept text entry by entry, and what can't. */
export function entriesIn<Entry>(shape: z.ZodMiniType<Entry>, text: unknown): { read: Entry[]; unread: unknown[] } {
  const entries: { read: Entry[]; unread: unknown[] } = { read: [], unread: [] };
  for (const entry of partsOf(text)) {
    const parsed = shape.safeParse(entry);
    if (parsed.success) entries.read.push(parsed.data);
    else entries.unread.push(entry);
  }
  return entries;
}

/** The text after its entries have changed, empty for none; what can't be read stays behind them as it is. */
export function textAfter<Entry>(
  shape: z.ZodMiniType<Entry>,
  text: unknown,
  change: (entries: Entry[]) => readonly Entry[],
): string {
  const { read, unread } = entriesIn(shape, text);
  const entries = [...change(read), ...unread];
  return entries.length > 0 ? JSON.stringify(entries) : '';
}

/** A text that is no row of entries is one entry that can't be read. */
function partsOf(text: unknown): unknown[] {
  if (text === undefined || text === null || text === '') return [];
  try {
    const parsed: unknown = JSON.parse(String(text));
    return Array.isArray(parsed) ? parsed : [text];
  } catch {
    return [text];
  }
}
