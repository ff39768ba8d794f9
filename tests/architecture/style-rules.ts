import { EXCEPTIONS } from './layers.ts';
import { isTest, type Law, markup, type Source, under, withoutComments } from './sources.ts';

const file = (path: string, text: string): Source => ({ path, text });
const may = (path: string) => EXCEPTIONS.some((one) => one.path === path && one.may === 'inline');

const RAW =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\b(white|black|red|green|blue|gr[ae]y|orange|yellow|beige|brown|gold|silver)\b/i;

/** The styles of a file: a module whole, of an Astro file its style elements. */
const styles = ({ path, text }: Source) =>
  path.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');

export const colours: Law = {
  says: 'colours are tokens: only src/styles names raw ones',
  broken: (files) =>
    files
      .filter((f) => under('src')(f) && /\.(module\.css|astro)$/.test(f.path))
      .flatMap((f) =>
        [...withoutComments(styles(f)).matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)]
          .filter(([, , value = '']) => RAW.test(value.replace(/var\([^)]*\)|url\([^)]*\)|--[\w-]+|#0000\b/g, '')))
          .map(
            ([, property, value]) =>
              `${f.path} says ${property}: ${value?.trim()}: a raw colour; take a token of src/styles.`,
          ),
      ),
  planted: [
    [file('src/ui/Price.module.css', '.a { color: #fff; }')],
    [file('src/ui/Price.astro', '<style>.a { border: 1px solid rgb(0 0 0 / .2) }</style>')],
    [file('src/ui/Price.module.css', '.a { background: white }')],
  ],
  fine: [
    [file('src/ui/Price.module.css', '.a:hover { color: var(--ink); mask: url("#fff"); } /* #fff */')],
    [file('src/ui/Price.astro', '<use href="#abc" /><style>#add { color: var(--green-700) }</style>')],
  ],
};

export const policy: Law = {
  says: 'nothing needs unsafe-inline: no style attributes, no inline or define:vars scripts',
  broken: (files) =>
    files
      .filter((f) => under('src')(f) && /\.(astro|tsx)$/.test(f.path) && !isTest(f) && !may(f.path))
      .flatMap((f) => {
        const text = withoutComments(f.path.endsWith('.astro') ? markup(f) : f.text);
        const violations = [
          ...(/<[^>]*\sstyle=["'{]/.test(text) ? ['a style attribute'] : []),
          ...(/<(script|style)[^>]*\sdefine:vars/.test(text) ? ['define:vars'] : []),
          ...([...text.matchAll(/<script\b[^>]*>/g)].some(
            ([tag]) => /\sis:inline/.test(tag) && !/type=["']application\/(ld\+)?json/.test(tag),
          )
            ? ['an inline script']
            : []),
        ];
        return violations.map((what) => `${f.path} has ${what}: the content policy forbids it.`);
      }),
  planted: [
    [file('src/ui/Bar.astro', '<div\n  class="a"\n  style="width: 5%"></div>')],
    [file('src/ui/Bar.tsx', 'export const Bar = () => <i style={{ width: 5 }} />;')],
    [file('src/ui/Bar.astro', '<script is:inline>alert(1)</script>')],
    [file('src/ui/Bar.astro', '<script define:vars={{ a }}>alert(a)</script>')],
  ],
  fine: [
    [
      file(
        'src/ui/Data.astro',
        '<script is:inline type="application/ld+json" set:html={x} /><style>i { color: var(--a) }</style>',
      ),
    ],
  ],
};
