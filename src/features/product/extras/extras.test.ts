import { expect, test } from 'vitest';
import { drawComponent } from '#tests/support/draw-component.ts';
import { aProduct } from '../a-product.ts';
import Extras from './Extras.astro';

test('below the rows of accessories and spare parts stands what their prices contain (A3)', async () => {
  const part = aProduct();
  const props = { locale: 'de', number: '10-104', accessories: [part], spareParts: [part] };
  const html = await drawComponent(Extras, props);
  expect(html.split('Alle Preise in CHF inkl. MWST, zuzüglich Versand.')).toHaveLength(2);
  expect(await drawComponent(Extras, { ...props, accessories: [], spareParts: [] })).not.toContain('CHF');
});
