import { expect, test } from 'vitest';
import { aProduct } from './a-product.ts';
import { documentLinks } from './document-links.ts';

const url = { routeName: 'frontend.detail.page', pathInfo: '/detail/10104', languageId: 'de' };
const seoUrls = [
  { id: 's', seoPathInfo: 'produkt/raclette-ofen-4-personen', isCanonical: true, foreignKey: '10104', ...url },
];
const documents = [{ kind: 'manual', title: 'Anleitung' }];
const product = (more = {}) => aProduct({ seoUrls, customFields: { hof_documents: documents }, ...more });

test('a document’s address names product, number and kind, with the prefix of its language (B6)', () => {
  expect(documentLinks('de', product())).toEqual([
    { kind: 'manual', title: 'Anleitung', href: '/documents/raclette-ofen-4-personen/10-104/manual' },
  ]);
  expect(documentLinks('fr-FR', product())[0]?.href).toMatch(/^\/fr-FR\/documents\//);
});

test('a product without an address of its own, or without documents, is no trouble', () => {
  expect(documentLinks('de', product({ seoUrls: [] }))[0]?.href).toBe('/documents/10104/10-104/manual');
  expect(documentLinks('de', product({ customFields: null }))).toEqual([]);
});
