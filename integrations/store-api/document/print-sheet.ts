import { refuse } from '#store/errors.ts';
import { PressBusy, press } from '#values/paper/press.ts';
import { drawInvoice } from './draw/invoice.ts';
import type { Sheet } from './sheet.ts';

const print = press(drawInvoice);

/** The PDF of an invoice, a credit note or a quote: kept for who asks again. @throws 503 when too many wait for theirs */
export async function printSheet(sheet: Sheet): Promise<Buffer> {
  try {
    return await print(sheet);
  } catch (error) {
    if (!(error instanceof PressBusy)) throw error;
    throw refuse(503, 'DOCUMENT__BUSY', 'Too many documents are being drawn. Please try again in a moment.');
  }
}
