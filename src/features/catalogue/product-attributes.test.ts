import { expect, test } from 'vitest';
import { productAttributesOf } from './product-attributes.ts';

const systemWith = (fit: unknown) => productAttributesOf({ id: 'an-id', customFields: { hof_fit: fit } }).fit;

test('What a waste system needs comes from the custom fields of the store (A8) (7.1)', () => {
  expect(
    systemWith({
      ...{ systemType: ['existing-pull-out'], bodyWidthsMm: [550, 600], sideWallMm: [16, 18, 19], loadKg: 40 },
      ...{ minInstallationHeightMm: 440, minInstallationDepthMm: 400, maxInstallationDepthMm: 500 },
      ...{ minBodyDepthMm: 438, minBodyHeightMm: 478 },
    }),
  ).toEqual({
    ...{ systemTypes: ['existing-pull-out'], bodyWidthsMm: [550, 600], sideWallMm: [16, 18, 19], loadKg: 40 },
    ...{ minInstallationHeightMm: 440, minInstallationDepthMm: 400, maxInstallationDepthMm: 500 },
    ...{ minBodyDepthMm: 438, minBodyHeightMm: 478, minWidthMm: null },
  });
});

test('A shop that says nothing, or nonsense, has no limits', () => {
  expect(systemWith(undefined)).toBeNull();
  expect(systemWith({ systemType: 'pull-out', bodyWidthsMm: ['wide'], minInstallationHeightMm: '440' })).toMatchObject({
    ...{ systemTypes: [], bodyWidthsMm: [], minInstallationHeightMm: null },
  });
});
