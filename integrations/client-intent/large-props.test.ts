import { expect, it } from 'vitest';
import { takeLargeProps } from './large-props.ts';

const LONG = 'x'.repeat(40_000);
const escaped = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const island = (props: unknown) =>
  `<astro-island uid="1" component-url="/_astro/Tool.island.abc.js" component-export="Tool" props="${escaped(props)}" ssr client="intent">`;

it('moves large props into a module that exports the component with them, under a name that changes with them', () => {
  const props = {
    words: [
      1,
      [
        [0, 'Rösti & «Co» "quoted" <b>'],
        [0, { of: [0, null] }],
      ],
    ],
    count: [0, 2],
    many: [0, LONG],
  };
  const { html, modules } = takeLargeProps(`<main>${island(props)}<p>Text</p></astro-island></main>`);
  const [{ name, code } = { name: '', code: '' }] = modules;
  expect(html).toBe(
    `<main><astro-island uid="1" component-url="/_astro/${name}" component-export="Tool" props="{}" ssr client="intent"><p>Text</p></astro-island></main>`,
  );
  expect(code).toContain(`import { Tool as Island } from '/_astro/Tool.island.abc.js';`);
  const body = code.replace(/^import .*$/m, '').replace('export const Tool =', 'return');
  const passedProps = new Function('Island', body)((given: unknown) => given)();
  expect(passedProps).toEqual({ words: ['Rösti & «Co» "quoted" <b>', { of: null }], count: 2, many: LONG });
  expect(takeLargeProps(island({ ...props, count: [0, 3] })).modules[0]?.name).not.toBe(name);
});

it('leaves small props where they are, and those that JSON does not know', () => {
  for (const page of [island({ a: [0, 1] }), island({ day: [3, '2026-11-25'], many: [0, LONG] })])
    expect(takeLargeProps(page)).toEqual({ html: page, modules: [] });
});
