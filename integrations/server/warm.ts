import { setTimeout } from 'node:timers/promises';
import { LOCALES } from '#i18n/locales.ts';
import { LIVE } from './on-demand/on-demand-url.ts';
import { draw } from './on-demand/render.ts';
import type { Site } from './site.ts';
import type { Watchdog } from './state/watchdog.ts';

/** Between two pieces, and as often as it looks whether somebody is being answered, ms. */
const PAUSE_MS = 20;

/**
 * Draws ahead what the first visitors would wait for: the first page that is drawn loads its code, and the first search in
 * a language reads all that it finds, which takes a second of a core. Piece by piece, each below 150 ms, while nobody is being
 * answered; ends at the first error, which requests will report, and when it `isOver`: the shop closes. Nothing of it is
 * kept as a page.
 */
export async function warm(
  site: Site,
  watchdog: Pick<Watchdog, 'during' | 'isBusy'>,
  isOver: () => boolean,
): Promise<void> {
  for (const address of ADDRESSES) {
    while (watchdog.isBusy && !isOver()) await setTimeout(PAUSE_MS);
    if (isOver()) return;
    const isRendered = await watchdog
      .during('warming', async () => (await draw(site, address)).status < 500)
      .catch(() => false);
    if (!isRendered) return;
    await setTimeout(PAUSE_MS);
  }
}

/** A letter finds much; what no word begins with has the search look for one that is written alike. */
const TERMS = ['a', 'xqzv'];

/** Languages after each other, the shop's own first. */
const ADDRESSES = [
  `${LIVE}/xqzv`,
  ...LOCALES.flatMap(({ prefix }) =>
    ['', ...TERMS.map((term) => `?search=${term}`)].map((part) => `${prefix}/search${part}`),
  ),
];
