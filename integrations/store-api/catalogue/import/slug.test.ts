import { expect, it } from 'vitest';
import { slugOf } from './seo-rows.ts';

it.each([
  ['Tannengrün', 'de', 'tannengruen'],
  ['Crème', 'de', 'creme'],
  ['CHF 50.00', 'de', 'chf-50-00'],
  ['Vert sapin', 'fr-FR', 'vert-sapin'],
  ['0,5 l', 'de', '0-5-l'],
  ['Über', 'en-US', 'uber'],
] as const)('%s in %s is %s', (word, locale, slug) => expect(slugOf(word, locale)).toBe(slug));
