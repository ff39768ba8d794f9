import { expect, test } from 'vitest';
import { drawComponent } from '#tests/support/draw-component.ts';
import AskAnswer from './AskAnswer.astro';

const answer = {
  ...{ media: null, drawing: 'box', width: '300', from: 10, until: 90 },
  ...{ numbers: '10-104', name: 'Ofen', price: 'CHF 129.00', priced: '10-104', href: '/produkt/ofen' },
};

test.each([
  ['de', 'inkl. MWST, zuzüglich Versand', 'netto, ohne MWST, zuzüglich Versand'],
  ['en-US', 'incl. VAT, plus shipping', 'net, excl. VAT, plus shipping'],
  ['fr-FR', 'TVA comprise, frais de port en sus', 'net, hors TVA, frais de port en sus'],
])('an answer says beside its price what it contains and what is extra, in %s (A3)', async (locale, incl, excl) => {
  const html = await drawComponent(AskAnswer, { locale, answer, isFirst: true });
  expect(html).toMatch(new RegExp(`data-excl="${excl}"[^>]*>${incl}</span>`));
});
