import { firstBuild, readMeta, readPayload } from './builds.client.ts';
import { type BuildMeta, type Connection, createLane, mayPreload } from './preload.ts';

/*
 * Who points at a link, or reaches it by keyboard, has its page fetched meanwhile, with its styles and scripts. Only
 * pages that are files: the others are drawn for one moment or one person. Where the first look at the builds failed,
 * nothing is fetched.
 */

let meta: Promise<BuildMeta | undefined> | undefined;
const { connection } = navigator as Navigator & { connection?: Connection };

if (mayPreload(connection)) for (const sign of ['pointerover', 'focusin']) addEventListener(sign, onSign);

const preload = createLane(async (address) => {
  meta ??= firstBuild.then((first) => first && readMeta(first.id)).catch(() => undefined);
  const build = await meta;
  if (!build?.prerendered.includes(address)) return;
  try {
    const payload = await readPayload(address, build.id);
    if (payload.build === build.id) await Promise.all([address, ...payload.files].map(fetchAhead));
  } catch (trouble) {
    console.warn(`The payload of ${address} did not come; its page will be loaded without it.`, trouble); // D17
  }
});

function onSign({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (link && link.origin === location.origin && !link.search && link.pathname !== location.pathname)
    preload(link.pathname);
}

/** Longest wait for a file that a link asks for, in ms: a browser that knows no prefetch never says how it ended. */
const PATIENCE_MS = 10_000;

/** Done when the file is there, or has failed; what is in the page already is nobody's wait. */
async function fetchAhead(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"],script[src="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  const end = new Promise<unknown>((done) => {
    link.onload = link.onerror = done;
    setTimeout(done, PATIENCE_MS);
  });
  document.head.append(link);
  await end;
}
