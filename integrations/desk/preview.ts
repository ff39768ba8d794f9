import { enter } from '#desk/access/login.ts';
import { needsTotp } from '#desk/access/permissions.ts';
import { COOKIE } from '#desk/api/routes-account.ts';
import { draftsBy } from '#desk/content/drafts.ts';
import { canPreview, previewPage } from '#desk/content/preview.ts';
import type { Store } from '#store/store.ts';
import { filesOfDesk } from './shell.ts';

/** Below it stands every page of the shop as the drafts of who is logged in make it. */
export const PREVIEW = '/desk/preview';

const ROLES: readonly string[] = ['editor', 'owner'];

/** The page of an address with the drafts of an editor who is logged in; for everybody else there is none. */
export async function deskPreview(store: Store, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const token = request.headers.get('cookie')?.match(new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`))?.[1];
  const entered = await enter(store, token, store.clock());
  const isEditor = entered && ROLES.includes(entered.user.role);
  const isReady = isEditor && (!needsTotp(entered.user.role) || entered.user.totpSecret);
  if (!isReady || !canPreview()) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const drafts = await draftsBy(store.records.read, entered.user.email);
  const page = await previewPage((pathname.slice(PREVIEW.length) || '/') + search, drafts);
  const headers = new Headers(page.headers);
  const leadsTo = headers.get('location');
  if (leadsTo?.startsWith('/') && !leadsTo.startsWith('//')) headers.set('location', PREVIEW + leadsTo);
  const isHtml = headers.get('content-type')?.includes('html');
  if (!isHtml || page.status !== 200) return new Response(page.body, { status: page.status, headers });
  const script = `<script type="module" src="${filesOfDesk().preview}"></script>`;
  return new Response((await page.text()).replace('</head>', `${script}</head>`), { status: 200, headers });
}
