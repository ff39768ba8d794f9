import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { plannerSchema } from '#features/planner/planner.schema.ts';

type Product = {
  number: string;
  variants?: { number: string }[];
  sizeMm?: Record<'width' | 'depth' | 'height', number>;
};

const read = (path: string) => parse(readFileSync(path, 'utf8'));
const products = globSync('content/products/*/product.yaml').map((path): Product => read(path));
const planner = plannerSchema.parse(read('content/shop/professional-planner.yaml'));
const frames = planner.lines.flatMap(({ cabinets = [], housings = [] }) => [
  ...cabinets.flatMap((cabinet) => cabinet.frames),
  ...housings,
]);

test('the planner names only articles that can be ordered (7.5)', () => {
  const orderable = new Set(products.flatMap(({ number, variants }) => variants?.map((one) => one.number) ?? [number]));
  const named = [
    ...planner.containers.flatMap(({ article, lids, bags, tensioner, filter }) => [
      article,
      ...lids,
      ...bags,
      tensioner,
      filter,
    ]),
    ...planner.lines.flatMap(({ accessories }) => accessories),
    ...frames.flatMap(({ frame, containers }) => [frame, ...containers]),
  ].filter((one) => one !== null);
  expect([...new Set(named)].filter((number) => !orderable.has(number))).toEqual([]);
  // a set is shown on its own page, where its color is chosen
  const numbers = new Set(products.map(({ number }) => number));
  expect(frames.flatMap(({ sets }) => sets).filter((number) => !numbers.has(number))).toEqual([]);
});

test('a bin is as large in the planner as on its own page (7.5)', () => {
  const differs = planner.containers.filter(({ article, widthMm, depthMm, heightMm }) => {
    const size = products.find(({ number }) => number === article)?.sizeMm;
    return size?.width !== widthMm || size.depth !== depthMm || size.height !== heightMm;
  });
  expect(differs.map(({ article }) => article)).toEqual([]);
});

test('a frame holds bins of its own format only, and each fits into it by itself (7.5)', () => {
  const bins = new Map(planner.containers.map((bin) => [bin.article, bin]));
  const odd = frames.flatMap((frame) =>
    frame.containers
      .map((article) => bins.get(article))
      .filter((bin) => bin?.format !== frame.format || ('usableWidthMm' in frame && bin.widthMm > frame.usableWidthMm))
      .map((bin) => `${frame.frame} ${bin?.article}`),
  );
  expect(odd).toEqual([]);
});
