import { expect, test } from 'vitest';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { aProduct } from '../a-product.ts';
import { drawingFile, viewSvg } from './measured.server.ts';
import { viewsOf } from './size.ts';

const fit = { hof_fit: { systemType: ['pull-out'], minInstallationHeightMm: 440, minInstallationDepthMm: 410 } };
const system = productAttributesOf(aProduct({ customFields: { hof_family: 'd-line', ...fit } }));
const { front, top } = viewsOf({ width: 412, depth: 400, height: 420 }, system);
const mm = String;

test('width, height and installation height stand beside the front, depths beside the view from above (8.3)', () => {
  const figures = (svg: string) => svg.match(/(?<=>)[^<>]+(?=<\/text>)/g);
  expect(figures(viewSvg(front, mm))).toEqual(['412', '420', '440']);
  expect(figures(viewSvg(top, mm))).toEqual(['412', '400', '410']);
});

test('a file holds both views side by side, named, light or dark like the page around', () => {
  const views = [
    { id: 'front', view: front, label: 'Von vorn' },
    { id: 'top', view: top, label: 'Von oben' },
  ];
  const file = drawingFile('D-LINE <L> & mehr', views, mm);
  expect(file).toContain('<title>D-LINE &lt;L> &amp; mehr</title>');
  expect(file.match(/<g id="(front|top)">/g)).toHaveLength(2);
  expect(file).toContain('>Von vorn</text>');
  expect(file).toContain('prefers-color-scheme:dark');
  expect(file).toContain('stroke="currentColor"');
  // nothing but the ember and the gray of the look, each with a number for where no page stands around
  expect(new Set(file.match(/var\([^)]*\)/g))).toEqual(new Set(['var(--warm-ink,#b13c11)', 'var(--ink-2,#404d52)']));
});
