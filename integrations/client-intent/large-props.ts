import { createHash } from 'node:crypto';
import { unescaped } from '#values/text.ts';

/** Below this many characters a request of its own costs a shopper more than the props in the page. */
const MOST_IN_PAGE = 32_768;

const ISLAND = /<astro-island\b[^>]*>/g;

export interface PropsModule {
  /** In `/_astro`, with its digest. */
  name: string;
  code: string;
}

/**
 * Takes large props out of the islands of a finished page, so that a shopper who only reads doesn't wait for them: they
 * come as a module that exports the island's component with its props, when it wakes. Props with dates, maps and the like
 * stay in the page.
 */
export function takeLargeProps(html: string): { html: string; modules: PropsModule[] } {
  const modules: PropsModule[] = [];
  const lighter = html.replace(ISLAND, (island) => {
    const [props = '', file, component] = ['props', 'component-url', 'component-export'].map(
      (name) => island.match(new RegExp(` ${name}="([^"]*)"`))?.[1],
    );
    const plain = props.length > MOST_IN_PAGE ? plainProps(JSON.parse(unescaped(props))) : undefined;
    if (!plain || !file || !component) return island;
    const code = `import { ${component} as Island } from '${file}';
const props = ${JSON.stringify(plain)};
export const ${component} = () => Island(props);
`;
    const name = `${component}.props.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    modules.push({ name, code });
    return island.replace(` props="${props}"`, ' props="{}"').replace(file, `/_astro/${name}`);
  });
  return { html: lighter, modules };
}

/** Astro writes each value as `[type, value]`: 0 is what JSON knows, 1 an array. Undefined where there is another type. */
function plainProps(written: Record<string, Written>): unknown {
  try {
    return plainObject(written);
  } catch (trouble) {
    if (trouble instanceof NotPlain) return undefined;
    throw trouble;
  }
}

type Written = [type: number, value?: unknown];

function plain([type, value]: Written): unknown {
  if (type === 1) return (value as Written[]).map(plain);
  if (type !== 0) throw new NotPlain();
  return typeof value === 'object' && value !== null ? plainObject(value as Record<string, Written>) : value;
}

const plainObject = (written: Record<string, Written>): unknown =>
  Object.fromEntries(Object.entries(written).map(([name, value]) => [name, plain(value)]));

class NotPlain extends Error {}
