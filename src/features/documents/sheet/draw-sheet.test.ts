import { describe, expect, test } from 'vitest';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { aProduct } from '#features/product/a-product.ts';
import { viewsOf } from '#features/product/measures/size.ts';
import type { Sheet } from './chapters.ts';
import drawSheet from './draw-sheet.ts';

const aSheet = (more: Partial<Sheet> = {}): Sheet => ({
  language: 'de-CH',
  kind: 'Datenblatt',
  title: 'Raclette-Ofen',
  number: 'Artikel 10-104',
  chapters: [{ title: 'In Kürze', text: ['Vier Pfännchen.'] }],
  contactLines: ['Hof & Herd AG'],
  pageWords: 'Seite {page} von {pages}',
  changedAt: new Date('2026-01-01'),
  ...more,
});
const source = async (sheet: Sheet) => Buffer.from(await drawSheet(sheet)).toString('latin1');
const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b(?!s)/g)?.length;
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `50-${index}`, value: 'Teil' }));

describe('A drawn document (B6)', () => {
  test('is a PDF with its language and title, the same byte by byte', async () => {
    const pdf = await source(aSheet());
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain('/Lang (de-CH)');
    expect(await source(aSheet())).toBe(pdf);
  });
  test('goes on on a second page, and only then', async () => {
    expect(pagesIn(await source(aSheet({ chapters: [{ title: 'Teile', rows: rows(20) }] })))).toBe(1);
    expect(pagesIn(await source(aSheet({ chapters: [{ title: 'Teile', rows: rows(60) }] })))).toBe(2);
  });
  test('begins a page where a chapter says so', async () => {
    const chapters = [{ title: 'Eins' }, { title: 'Zwei', onNewPage: true }];
    expect(pagesIn(await source(aSheet({ chapters })))).toBe(2);
  });
  test('takes a heading and its drawing to the next page together', async () => {
    const { front } = viewsOf({ width: 295, depth: 295, height: 295 }, productAttributesOf(aProduct()));
    const sheetContent = { title: 'Masse', views: [{ view: front, label: '' }] };
    expect(pagesIn(await source(aSheet({ chapters: [sheetContent, sheetContent] })))).toBe(1);
    expect(pagesIn(await source(aSheet({ chapters: [sheetContent, sheetContent, sheetContent] })))).toBe(2);
  });
});
