import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest } from './a-guest.ts';

const CAQUELON = '12-101';
const headers = { 'sw-access-key': process.env.STORE_ACCESS_KEY ?? 'SWSCHOFUNDHERDDEMOSHOP0000' };

/** Gives the browser the session of a new customer, as the registration would. */
async function hasAnAccount(page: Page, origin: string): Promise<void> {
  const countries = await (await page.request.post('/store-api/country', { headers, data: {} })).json();
  const countryId = countries.elements.find(({ iso }: { iso: string }) => iso === 'CH').id;
  const person = {
    firstName: 'Ruth',
    lastName: 'Ammann',
    email: 'ruth.urteilt@example.ch',
    password: 'ein-langes-wort',
  };
  const billingAddress = { ...person, street: 'Obere Halde 14', zipcode: '5400', city: 'Baden', countryId };
  const data = { ...person, billingAddress, acceptedDataProtection: true, storefrontUrl: origin };
  const response = await page.request.post('/store-api/account/register', { headers, data });
  expect(response.status()).toBe(200);
  const token = response.headers()['sw-context-token'] ?? '';
  await page.context().addCookies([{ name: 'sw-context-token', value: token, url: origin }]);
}

test('reviews are read by anybody in the order that one likes, written by who has an account, and changed (G3, E1, E7)', {
  tag: '@keyboard',
}, async ({ page, baseURL }) => {
  const ruth = aGuest(page);
  const t = (key: string, values = {}) => ruth.t('product', key, values);
  const heading = ruth.main.getByRole('heading', { name: t('reviews'), exact: true });
  const list = ruth.main
    .getByRole('region', { name: t('reviews') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  const nears = async () => {
    await page.mouse.move(200, 200, { steps: 2 });
    await heading.scrollIntoViewIfNeeded();
    await expect(list.first()).toBeVisible();
  };

  await ruth.opensArticle(CAQUELON);
  await nears();
  await ruth.main.getByLabel(t('reviewSort')).selectOption('best');
  await expect(list.first()).toContainText(t('reviewsAverage', { rating: '5' }));
  await ruth.main.getByLabel(t('reviewSort')).selectOption('worst');
  await expect(list.first()).toContainText(t('reviewsAverage', { rating: '2' }));
  const bar = ruth.main.getByRole('button', { name: t('reviewBar', { points: 4, count: 1 }) });
  await bar.click();
  await expect(list).toHaveCount(1);
  await ruth.main.getByRole('button', { name: t('reviewAllStars') }).click();
  await ruth.main.getByLabel(t('reviewOwnLanguage')).check();
  await expect(list).toHaveCount(1);
  await ruth.main.getByText(t('reviewWrite')).click();
  await expect(ruth.main.getByText(t('reviewLogin'))).toBeVisible();

  await hasAnAccount(page, baseURL ?? '');
  await page.reload();
  await nears();
  await ruth.main.getByText(t('reviewWrite')).click();
  const send = ruth.main.getByRole('button', { name: t('reviewSubmit') });
  await ruth.main.getByLabel(t('reviewTitle')).fill('Gut');
  await send.click();
  await expect(ruth.main.getByText(ruth.t('validation', 'requiredValue'))).toBeVisible();
  await ruth.main
    .getByRole('group', { name: t('reviewPoints') })
    .getByText('4')
    .click();
  await ruth.main.getByLabel(t('reviewTitle')).fill('Dicker Boden, nichts brennt an');
  await ruth.main.getByLabel(t('reviewContent')).fill('Wir rühren zu acht, und das Rechaud steht trotzdem fest.');
  await send.click();
  await expect(ruth.main.getByText(t('reviewThanks'))).toBeVisible();
  await expect(ruth.main.getByText(t('reviewPending'))).toBeVisible();

  await page.reload();
  await nears();
  await ruth.main.getByText(t('reviewEdit'), { exact: true }).click();
  await expect(ruth.main.getByLabel(t('reviewTitle'))).toHaveValue('Dicker Boden, nichts brennt an');
  await ruth.main.getByLabel(t('reviewTitle')).fill('Dicker Boden, und er bleibt sauber');
  await ruth.main.getByRole('button', { name: t('reviewChange') }).click();
  await expect(ruth.main.getByText(t('reviewThanks'))).toBeVisible();
  await expect(list.filter({ hasText: 'und er bleibt sauber' })).toContainText(t('reviewOwn'));
});
