import { firstBuild, readMeta, readPayload } from './builds.client.ts';
import { type BuildMeta, type Connection, createLane, mayPreload } from './preload.ts';

/*
 * Who points at a link, or reaches it by keyboard, has its page fetched meanwhile, with its styles and scripts. Only
 * pages that are files: the others are drawn for one moment or one person.
 */

let meta: Promise<BuildMeta | undefined> | undefined;
const { connection } = navigator as Navigator & { connection?: Connection };

if (mayPreload(connection)) for (const sign of ['pointerover', 'focusin']) addEventListener(sign, onSign);

const preload = createLane(async (address) => {
  meta ??= firstBuild.then(({ id }) => readMeta(id)).catch(() => undefined);
  const build = await meta;
  if (!build?.prerendered.includes(address)) return;
  try {
    const payload = await readPayload(address, build.id);
    if (payload.build === build.id) for (const file of [address, ...payload.files]) fetchAhead(file);
  } catch (trouble) {
    console.warn(`The payload of ${address} did not come; its page will be loaded without it.`, trouble); // D17
  }
});

function onSign({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (link && link.origin === location.origin && !link.search && link.pathname !== location.pathname)
    preload(link.pathname);
}

function fetchAhead(href: string): void {
  if (document.querySelector(`link[href="${href}"],script[src="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}
