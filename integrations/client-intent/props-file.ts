import { createHash } from 'node:crypto';
import { unescaped } from '#values/markup.ts';

/** Below this many characters a request of its own costs a shopper more than the props in the page. */
const MOST_IN_PAGE = 32_768;

const ISLAND = /<astro-island\b[^>]*>/g;
const PROPS = / props="([^"]*)"/;

export interface PropsFile {
  /** In `/_astro`, with its digest. */
  name: string;
  /** JSON as Astro reads it. */
  text: string;
}

/**
 * Takes large props out of the islands of a finished page, so that a shopper who only reads doesn't wait for them. The
 * island says in `data-props` where they lie, and `intent.ts` brings them when it wakes. Props of islands that other
 * directives wake stay.
 */
export function takeLargeProps(html: string): { html: string; files: PropsFile[] } {
  const files: PropsFile[] = [];
  const lighter = html.replace(ISLAND, (island) => {
    const [attribute, escaped = ''] = island.match(PROPS) ?? [];
    if (!attribute || escaped.length <= MOST_IN_PAGE || !island.includes(' client="intent"')) return island;
    const text = unescaped(escaped);
    const name = `props.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
    files.push({ name, text });
    return island.replace(attribute, () => ` data-props="/_astro/${name}"`);
  });
  return { html: lighter, files };
}
