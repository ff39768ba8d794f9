import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#features/content-schema/catalogue-rules.ts';
import { type Finding, sentence } from '#features/content-schema/rules/finding.ts';
import { fitFindings, lineFindings } from '#features/content-schema/rules/fit-rules.ts';
import { identityFindings, referenceFindings } from '#features/content-schema/rules/identity-rules.ts';
import { priceFindings, quantityFindings } from '#features/content-schema/rules/price-rules.ts';
import { productDataFindings, propertyFindings } from '#features/content-schema/rules/product-data-rules.ts';
import { pictureFindings, textFindings } from '#features/content-schema/rules/text-rules.ts';
import { existingPictures, readCatalogue } from './read-content.ts';

const catalogue = readCatalogue();

const soundBy = (rule: (catalogue: Catalogue) => Finding[]) => () => expect(rule(catalogue).map(sentence)).toEqual([]);

describe('The catalogue', () => {
  test('gives every article its number, EAN and address once', soundBy(identityFindings));
  test('refers only to articles and categories that exist', soundBy(referenceFindings));
  test('describes articles with known properties, and variants with one combination each', soundBy(propertyFindings));
  test(
    'has prices that fall with the quantity and lie below the private price for professionals',
    soundBy(priceFindings),
  );
  test('can be ordered in the quantities it offers', soundBy(quantityFindings));
  test('has waste systems whose measures and containers add up', soundBy(fitFindings));
  test('says of each line what its systems say', soundBy(lineFindings));
  test('carries the facts that must agree everywhere (A7, A8)', soundBy(productDataFindings));
  test('is written in three languages, each as it is spelled', soundBy(textFindings));
  test('shows a picture for every category', () => {
    expect(pictureFindings(catalogue, existingPictures()).map(sentence)).toEqual([]);
  });
});
