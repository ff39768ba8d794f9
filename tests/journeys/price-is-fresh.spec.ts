import { expect, test } from '#tests/support/journey.ts';
import { aGuest, money } from './a-guest.ts';

/** Not made any more: what is gone is gone. */
const LAST_PIECES = '30-554';

for (const locale of ['de', 'fr-FR'] as const)
  test(`a price and a stock that have changed since the build correct themselves at the first sign of a shopper (${locale})`, async ({
    page,
  }) => {
    // the store's own answer, a franc more expensive and sold out: the catalog of the other journeys stays as it is
    const dearer = new Map<string, number>();
    await page.route('**/store-api/product', async (route) => {
      const reply = await route.fetch();
      const result = await reply.json();
      for (const product of result.elements) {
        product.calculatedPrice.unitPrice += 1;
        dearer.set(product.productNumber, product.calculatedPrice.unitPrice);
        product.calculatedPrices = [];
        product.calculatedCheapestPrice = null;
        product.stock = 0;
      }
      await route.fulfill({ response: reply, json: result });
    });
    const ruth = aGuest(page, locale);
    await ruth.opensArticle('10-104');
    const price = ruth.main.locator('[data-price].big').first();
    const built = await price.textContent();
    const number = (await price.getAttribute('data-price')) ?? '';
    expect(dearer.size).toBe(0);
    await page.mouse.move(200, 200, { steps: 2 });
    await expect(price).not.toHaveText(built ?? '');
    expect(await price.textContent()).toMatch(money(locale, dearer.get(number) ?? 0));
    await expect(ruth.main.locator(`[data-stock="${number}"].out`)).toBeVisible();
  });

test('whose product was sold out since the build is offered a word when it is back, and no button that fails (D8, C16)', async ({
  page,
}) => {
  await page.route('**/store-api/product', async (route) => {
    const reply = await route.fetch();
    const result = await reply.json();
    for (const product of result.elements) product.stock = 0;
    await route.fulfill({ response: reply, json: result });
  });
  const ruth = aGuest(page);
  await ruth.opensArticle(LAST_PIECES);
  await page.mouse.move(200, 200, { steps: 2 });
  await ruth.main.getByLabel(ruth.t('backInStock', 'label')).fill('ruth.wartet.neu@example.ch');
  await expect(ruth.main.locator('#order').getByRole('button', { name: ruth.t('cart', 'add') })).toBeHidden();
  await ruth.main.getByRole('button', { name: ruth.t('backInStock', 'submit') }).click();
  await expect(ruth.main.getByText(ruth.t('backInStock', 'optin'))).toBeVisible();
});
