import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestFromNodeRequest, writeResponse } from 'astro/app/node';
import { Hono } from 'hono';
import { deskApi } from '#desk/api/app.ts';
import { openContent, takePublished } from '#desk/content/live.ts';
import { previewBlock, previewPage, setPageRenderer } from '#desk/content/preview.ts';
import { goBack, publish } from '#desk/content/publish.ts';
import { beginToPublish, endPublishing } from '#desk/content/run.ts';
import { deskPreview, PREVIEW } from '#desk/preview.ts';
import { deskShell } from '#desk/shell.ts';
import { checkHealth } from '#store/health.ts';
import { cardPage } from '#store/payment/page.ts';
import { answerStripe } from '#store/payment/stripe/handle-request.ts';
import type { Store } from '#store/store.ts';
import { changeLog, closeStore, config, embedded, fetchStore } from '#store/transport.ts';
import { onResume } from '#store-api/breath.server.ts';
import { forgetShared } from '#store-api/shared.server.ts';
import { setDrawnPictures } from '#values/build-notes.server.ts';
import { visitorOf } from '#values/visitor.ts';

/**
 * Everything that is answered without a page: `/store-api/*`, `/payment/*`, `/desk/*`, `/health`. A release is built with it as
 * `server/app.mjs`, beside Astro's `server/entry.mjs`; both share their modules, so pages and programs use one store. In
 * development Vite loads it (integrations/server).
 */
export const app = new Hono<{ Bindings: { clientAddress: string | undefined } }>();

app.all('/store-api/*', async (c) => asData(await fetchStore(c.req.raw, c.env.clientAddress)));

app.use('/payment/*', async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-store');
});
app.all('/payment/card/:token', async (c) => {
  const open = await embedded();
  return open ? cardPage(open.store, c.req.param('token'), c.req.raw) : c.notFound();
});
app.all('/payment/stripe/:path{.*}', async (c) => {
  const open = await embedded();
  return open ? answerStripe(open.store, c.req.param('path'), c.req.raw) : c.notFound();
});

app.all('/desk/api/*', async (c) => {
  const open = await embedded();
  if (!open) return c.notFound();
  const visitor = visitorOf(config.PROXIES, c.req.header('x-forwarded-for') ?? null, c.env.clientAddress ?? '');
  return deskOf(open.store).fetch(c.req.raw, { visitor });
});
app.get(`${PREVIEW}/*`, async (c) => {
  const open = await embedded();
  return open ? deskPreview(open.store, c.req.raw) : c.notFound();
});
app.on('GET', ['/desk', '/desk/*'], async (c) => {
  const open = await embedded();
  return open ? deskShell(open.store) : c.notFound();
});

const desks = new WeakMap<Store, ReturnType<typeof deskApi>>();

function deskOf(store: Store): ReturnType<typeof deskApi> {
  const desk = desks.get(store) ?? deskApi(store);
  desks.set(store, desk);
  return desk;
}

app.get('/health', async (c) => {
  const { status, report } = await checkHealth();
  return c.json(report, status);
});

// without a body: the server in front has a page for it, in the shopper's language
app.notFound(() => new Response(null, { status: 404 }));

/** Answers a request of Node's. Errors are the caller's. */
export async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { remoteAddress: clientAddress } = request.socket;
  await writeResponse(await app.fetch(createRequestFromNodeRequest(request), { clientAddress }), response);
}

app.onError((error) => {
  throw error;
});

export {
  beginToPublish,
  changeLog,
  checkHealth,
  closeStore,
  endPublishing,
  forgetShared,
  goBack,
  onResume,
  openContent,
  previewBlock,
  previewPage,
  publish,
  setDrawnPictures,
  setPageRenderer,
  takePublished,
};

/** What a release offers to the server (`server/app.mjs`). */
export type ReleaseApp = {
  handle: typeof handle;
  /** Releases before 2026-11-26 have none. */
  changeLog?: typeof changeLog;
  /** Releases before 2026-11-27 have none of these. */
  setPageRenderer?: typeof setPageRenderer;
  openContent?: typeof openContent;
  beginToPublish?: typeof beginToPublish;
  publish?: typeof publish;
  goBack?: typeof goBack;
  previewPage?: typeof previewPage;
  previewBlock?: typeof previewBlock;
  endPublishing?: typeof endPublishing;
  takePublished?: typeof takePublished;
  checkHealth: typeof checkHealth;
  closeStore: typeof closeStore;
  forgetShared: typeof forgetShared;
  onResume: typeof onResume;
  setDrawnPictures: typeof setDrawnPictures;
};

/**
 * Whatever stands under `/store-api` is data, also when it says that it is a page: a remote Shopware's HTML would
 * otherwise run at the shop's own address, where the token lies.
 */
function asData(response: Response): Response {
  response.headers.set('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  response.headers.set('x-content-type-options', 'nosniff');
  return response;
}
