import { expect, test } from 'vitest';
import { openingsOf } from './openings.ts';

test('Each answer leads into the configurator, which has it answered already (7.1)', () => {
  expect(openingsOf('fr-FR').map(({ href }) => href)).toEqual([
    '/fr-FR/configurateur?type=pull-out',
    '/fr-FR/configurateur?type=existing-pull-out',
    '/fr-FR/configurateur?type=swing-door',
    '/fr-FR/configurateur?type=freestanding',
  ]);
});
