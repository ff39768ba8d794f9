import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '#store/errors.ts';
import { ownOrder } from '#store/order-state/verify-guest.ts';
import type { OrderDownloadRow } from '#store/records/checkout/orders.ts';
import type { StoreContext } from '#store/request.ts';
import { contentDisposition } from '#values/http.ts';

/** Where the files lie that buyers get; nothing there is served to anybody else. */
const FOLDER = 'content/documents';

/**
 * The file of a line of an own order, once it is paid.
 * @throws 403 nobody is known, 404 not theirs, not there, or not paid yet
 */
export async function downloadFile(c: StoreContext, orderId: string, downloadId: string): Promise<Response> {
  const { lines } = await ownOrder(c, c.var.store.records.read, orderId);
  const file = lines.flatMap(({ downloads }) => downloads).find(({ id }) => id === downloadId);
  const content = file?.isGranted ? await readFileOf(file) : undefined;
  if (!file || !content)
    throw refuse(
      404,
      'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND',
      `Line item download file with id "${downloadId}" not found.`,
      { downloadId },
    );
  return c.body(new Uint8Array(content), 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': contentDisposition('attachment', `${file.fileName}.${file.fileExtension}`),
  });
}

async function readFileOf({ fileName, fileExtension }: OrderDownloadRow): Promise<Buffer | undefined> {
  try {
    return await readFile(join(FOLDER, `${fileName}.${fileExtension}`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
