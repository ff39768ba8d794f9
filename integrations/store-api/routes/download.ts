import { Hono } from 'hono';
import { readInput } from '#store/criteria/input.ts';
import { downloadDocument } from '#store/document/download-document.ts';
import { downloadFile } from '#store/order/download-file.ts';
import type { StoreEnv } from '#store/request.ts';
import { routePattern } from '#store-api/call.ts';
import { downloadDocument as documentCall, downloadFile as fileCall } from '#store-api/contract/order.ts';
import { onBoth } from './on-call.ts';
import { pathId, pathPart } from './path-part.ts';

/** Files of an order: downloads that were bought, and its documents. */
export function downloadRoutes() {
  const routes = new Hono<StoreEnv>();
  routes.get(routePattern(fileCall.path), (c) => downloadFile(c, pathId(c, 'orderId'), pathId(c, 'downloadId')));
  onBoth(routes, documentCall, async (c) => {
    const { email, zipcode, download } = await readInput(c);
    return downloadDocument(c, {
      documentId: pathId(c, 'documentId'),
      deepLinkCode: pathPart(c, 'deepLinkCode'),
      email: typeof email === 'string' ? email : '',
      zipcode: typeof zipcode === 'string' ? zipcode : '',
      isDownload: download === true || download === 'true' || download === '1',
    });
  });
  return routes;
}
