import { refuse } from '#store/errors.ts';
import { type StoreContext, visitorIn } from '#store/request.ts';
import { press } from '#values/paper/press.ts';
import { QueueFullError } from '#values/turns.ts';
import type { Sheet } from './sheet.ts';

const print = press<Sheet>(new URL('./draw/invoice.ts', import.meta.url));

/** The PDF of an invoice, a credit note or a quote: kept for who asks again. @throws 503 when too many wait for theirs */
export async function printSheet(c: StoreContext, sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await print(visitorIn(c), sheet);
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw refuse(503, 'DOCUMENT__BUSY', 'Too many documents are being drawn. Please try again in a moment.');
  }
}
