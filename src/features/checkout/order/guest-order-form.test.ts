import { expect, test } from 'vitest';
import { drawComponent } from '#tests/support/draw-component.ts';
import GuestOrderForm from './GuestOrderForm.astro';

const path = '/account/order/0123456789abcdef0123456789abcdef';
const loginHref = `/login?redirectTo=${encodeURIComponent(path)}`;

const shown = (status: 200 | 403) =>
  drawComponent(GuestOrderForm, {
    ...{ locale: 'de', path },
    access: { kind: 'ask', status, email: 'ruth@example.ch', zipcode: '5400', waitSeconds: 0 },
  });

test('who has an account is led to the login before anything is asked, and back to the order (B2)', async () => {
  const html = await shown(200);
  const [before = ''] = html.split('<form');
  expect(before).toContain('Haben Sie ein Konto? Melden Sie sich an, dann sehen Sie die Bestellung.');
  expect(before).toMatch(new RegExp(`<a class="btn" href="${loginHref.replace('?', '\\?')}"[^>]*>Anmelden`));
  // what a template holds is not shown
  expect(html.replace(/<template.*?<\/template>/s, '')).not.toContain('role="alert"');
});

test('who is not known hears that an account’s order opens with the login (B2)', async () => {
  const [, alert = ''] = (await shown(403)).split('role="alert"');
  const [alertText = ''] = alert.split('</div>');
  expect(alertText).toContain('E-Mail oder Postleitzahl passt nicht zu dieser Bestellung.');
  expect(alertText).toContain('Melden Sie sich an, um Bestellungen Ihres Kontos zu sehen.');
  expect(alertText).toContain(`href="${loginHref}"`);
});
