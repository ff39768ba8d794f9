import { expect, it } from 'vitest';
import { takeLargeProps } from './props-file.ts';

const props = { words: [1, [[0, 'Rösti & «Co» "quoted" <b>']]], many: 'x'.repeat(40_000) };
const escaped = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const island = (client: string, value: unknown) =>
  `<astro-island uid="1" props="${escaped(value)}" ssr client="${client}" opts="{}">`;

it('takes large props out of an island, as Astro reads them, under a name that changes with them', () => {
  const { html, files } = takeLargeProps(`<main>${island('intent', props)}<p>Text</p></astro-island></main>`);
  expect(files).toHaveLength(1);
  expect(JSON.parse(files[0]?.text ?? '')).toEqual(props);
  expect(html).toBe(
    `<main><astro-island uid="1" data-props="/_astro/${files[0]?.name}" ssr client="intent" opts="{}"><p>Text</p></astro-island></main>`,
  );
  expect(takeLargeProps(island('intent', { ...props, more: 1 })).files[0]?.name).not.toBe(files[0]?.name);
});

it('leaves small props where they are, and those of islands that something else wakes', () => {
  for (const page of [island('intent', { a: 1 }), island('idle', props)])
    expect(takeLargeProps(page)).toEqual({ html: page, files: [] });
});
