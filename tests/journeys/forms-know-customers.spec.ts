import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail } from './a-customer.ts';
import { translate } from './a-guest.ts';
import { aRequest } from './a-request.ts';

const ASSEMBLY = '/montage?service=assembly&place=8044&partner=kuechenwerk-zuerichberg';

test('forms know who is logged in, and leave what was typed (B7, 7.4)', async ({ page }) => {
  const email = anEmail();
  const ruth = aCustomer(page, email);
  const typed = (name: string) => ruth.main.locator(`#contact-${name}`);
  await ruth.opens('/register');
  await ruth.registers({ phoneNumber: '+41 56 000 00 00' });
  await expect(page).toHaveURL(/\/account$/);

  await ruth.opens('/kontakt');
  await typed('firstName').fill('Rut'); // which wakes the form
  await expect(typed('email')).toHaveValue(email);
  await expect(typed('lastName')).toHaveValue('Ammann');
  await expect(typed('phone')).toHaveValue('+41 56 000 00 00');
  await expect(typed('firstName')).toHaveValue('Rut');

  const request = aRequest(page, 'de');
  await ruth.opens(ASSEMBLY);
  await expect(request.field('email')).toHaveValue(email);
  await expect(request.field('firstName')).toHaveValue('Ruth');
  await expect(request.field('lastName')).toHaveValue('Ammann');
  await expect(request.field('phone')).toHaveValue('+41 56 000 00 00');
});

test('forms know nothing of a stranger (7.4)', async ({ page }) => {
  const request = aRequest(page, 'de');
  const reply = page.waitForResponse((response) => response.url().endsWith('/store-api/context'));
  await page.goto(ASSEMBLY);
  await reply;
  await expect(request.field('email')).toHaveValue('');
  await expect(request.around.getByText(translate('de', 'appointment', 'emailHint'))).toBeVisible();
});
