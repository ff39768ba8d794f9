import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail, PASSWORD } from './a-customer.ts';
import { aGuest, article, money, translate } from './a-guest.ts';
import { mailTo } from './a-mailbox.ts';
import { aProfessional, tradeOn } from './a-professional.ts';
import { cli } from './cli.ts';

const OVEN = '10-104';
const productOf = (number: string) =>
  parse(readFileSync(`content/products/${number}/product.yaml`, 'utf8')) as {
    price: number;
    professional: { from: number; net: number }[];
  };
const { price, professional } = productOf(OVEN);
const netFor = (quantity: number): number => professional.findLast(({ from }) => from <= quantity)?.net ?? 0;

/** Karl Muster's kitchens: applies from the entry page. */
async function applies(page: Page, email: string) {
  const karl = aCustomer(page, email);
  await karl.opens('/profis');
  await karl.main
    .getByRole('link', { name: translate('de', 'professional', 'apply') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/register\?group=professional/);
  await karl.fillsIn({ firstName: 'Karl', lastName: 'Muster', email, emailConfirmation: email });
  await karl.fillsIn({ company: 'Muster Küchen AG' });
  await karl.fillsIn({ street: 'Seestrasse 1', zipcode: '6060', city: 'Sarnen' });
  for (const name of ['password', 'passwordConfirm']) await karl.secret(name).fill(PASSWORD);
  await karl.main.getByRole('checkbox', { name: karl.t('consentPrivacy') }).check();
  await karl.presses('registerProfessional');
  const summary = karl.main.getByRole('alert').first();
  await expect(summary).toContainText(karl.t('field-vatIds'));
  const trade = tradeOn(page, 'kitchen-professional');
  await expect(trade).not.toBeChecked();
  await summary.getByRole('link', { name: karl.t('field-trade') }).click();
  await expect(trade).toBeFocused();
  await trade.check();
  await expect(summary).not.toContainText(karl.t('field-trade'));
  await karl.field('vatIds').fill('CHE-123.456.789 MWST');
  await karl.presses('registerProfessional');
  await expect(page).toHaveURL(/\/account$/);
  await expect(karl.main.getByText(translate('de', 'professional', 'pending'))).toBeVisible();
  return karl;
}

test('who is approved sees net prices and tiers on card, product, cart, checkout, order and mail (A3, A4, F3)', async ({
  page,
}) => {
  test.slow();
  const email = anEmail();
  const karl = await applies(page, email);
  const shopper = aGuest(page);
  const { name } = article('de', OVEN);
  const big = karl.main.locator('.price.big');

  // until then the prices of private customers
  await shopper.opensArticle(OVEN);
  await page.mouse.move(200, 200, { steps: 2 });
  await expect(big).toHaveText(money('de', price));

  expect(await cli('customers', 'list', '--applying')).toContain(email);
  expect(await cli('customers', 'show', email)).toContain('Küchenprofi');
  await cli('customers', 'approve-professional', email);
  await mailTo(email, 'Ihr Profikonto ist freigeschaltet');
  await shopper.opens('/account');
  await expect(karl.main.getByText(translate('de', 'professional', 'approved'))).toBeVisible();

  // a built page is his at the first sign of him
  await shopper.opensArticle(OVEN);
  await page.mouse.move(210, 210, { steps: 2 });
  await expect(big).toContainText(money('de', netFor(1)));
  await expect(big).toContainText(translate('de', 'professional', 'netBadge'));
  await expect(karl.main.getByText(/^exkl\. .*MWST,$/)).toBeVisible();
  const tiers = karl.main.locator('.tiers tr');
  await expect(tiers).toHaveCount(professional.length);
  await expect(tiers.last()).toHaveText(money('de', professional.at(-1)?.net ?? 0));
  await expect(tiers.last()).toContainText(`ab ${professional.at(-1)?.from}`);

  await shopper.putsIntoCart(name, 5);
  await expect(shopper.panel.getByText(money('de', netFor(5))).first()).toBeVisible();
  await shopper.goesToCheckout();
  await expect(page.getByText(translate('de', 'cart', 'netTotal')).first()).toBeVisible();
  await shopper.paysBy('invoice');
  await shopper.agrees();
  await shopper.orders();
  await expect(page).toHaveURL(/\/checkout\/success\//);
  const number = (await karl.main.getByText(/^\d{5,}$/).textContent()) ?? '';
  await expect(page.getByText(translate('de', 'cart', 'netTotal')).first()).toBeVisible();
  expect((await mailTo(email, number)).text).toMatch(money('de', 5 * netFor(5)));
});

test('the next page never shows a professional the prices of private customers, and does not jump (A3, F3)', async ({
  page,
}) => {
  test.slow();
  const email = anEmail();
  const karl = await applies(page, email);
  await cli('customers', 'approve-professional', email);
  await karl.opens('/account');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hof-net'))).toBe('1');

  await page.addInitScript(() => {
    const seen: string[] = [];
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const sample = () => {
      const shown = document.querySelector('.price.big');
      if (shown?.checkVisibility({ visibilityProperty: true })) seen.push(shown.textContent ?? '');
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
    Object.assign(window, { priceSamples: () => ({ seen: [...new Set(seen)], shift }) });
  });
  await page.goto(article('de', OVEN).path);
  const big = karl.main.locator('.price.big');
  await expect(big).toContainText(money('de', netFor(1)));
  await expect(karl.main.locator('.tiers tr')).toHaveCount(professional.length);
  const { seen, shift } = await page.evaluate(() =>
    (window as unknown as { priceSamples: () => { seen: string[]; shift: number } }).priceSamples(),
  );
  expect(seen.filter((text) => money('de', price).test(text))).toEqual([]);
  expect(shift).toBeLessThan(0.02);

  // logged out, the page is everybody's again
  await karl.opens('/account');
  await karl.logsOut();
  await page.goto(article('de', OVEN).path);
  await expect(big).toHaveText(money('de', price));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hof-net'))).toBeNull();
});

test('the configurator, awake before or after the prices are asked, shows his net prices (A4, 7.1)', async ({
  page,
}) => {
  test.slow();
  const karl = await aProfessional(page);
  const net = productOf('30-551').professional.at(-1)?.net ?? 0; // “ab”
  const price = karl.main.locator('[data-system="30-551"] .price');
  for (const wait of [0, 1500]) {
    await page.goto('/konfigurator');
    await page.waitForTimeout(wait);
    await page.mouse.move(200, 200 + wait / 10, { steps: 2 });
    await expect(price).toContainText(money('de', net));
    await expect(price.locator('.net')).toHaveCount(1);
  }
});
