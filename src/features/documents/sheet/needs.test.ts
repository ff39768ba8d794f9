import { expect, test } from 'vitest';
import type { Fit } from '#features/catalogue/product-attributes.ts';
import { wordsOf } from '#i18n/words.ts';
import { needsOf } from './chapters.ts';

const fit: Fit = {
  systemTypes: ['pull-out'],
  bodyWidthsMm: [450, 600],
  sideWallMm: [16, 18, 19],
  minBodyDepthMm: 500,
  minBodyHeightMm: null,
  minWidthMm: null,
  minInstallationHeightMm: 440,
  minInstallationDepthMm: null,
  maxInstallationDepthMm: null,
  loadKg: null,
};

test('a cabinet’s needs are told as far as they are known, each with its unit (A8, B6)', () => {
  expect(needsOf('de', wordsOf('de', 'documents'), fit)).toEqual([
    { name: 'Korpusbreite', value: '450 / 600\u00A0mm' },
    { name: 'Seitenwand', value: '16 / 18 / 19\u00A0mm' },
    { name: 'Korpustiefe', value: 'ab 500\u00A0mm' },
    { name: 'Einbauhöhe', value: 'ab 440\u00A0mm' },
  ]);
});
