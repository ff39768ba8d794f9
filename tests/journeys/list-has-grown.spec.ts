import { expect, test } from '#tests/support/journey.ts';
import { aGuest } from './a-guest.ts';

test('a list that has grown is as long as before when one comes back from a filter, and from a product', async ({
  page,
}) => {
  const ruth = aGuest(page);
  await ruth.opens('/shop/ersatzteile');
  const goods = page
    .locator('#list')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-price]') });
  const few = await goods.count();
  // before its script is there the link simply leads to the second page
  const more = page.getByRole('link', { name: /^Noch \d+ Artikel zeigen/ });
  await more.hover();
  await page.waitForFunction(() => customElements.get('listing-section'));
  await more.click();
  await expect(page).toHaveURL(/p=2/);
  await expect(goods).not.toHaveCount(few);
  const many = await goods.count();

  await page.getByRole('textbox', { name: ruth.t('listing', 'filterPriceFrom'), exact: true }).fill('30');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/min-price=30/);
  await page.goBack();
  await expect(goods).toHaveCount(many);

  await goods.last().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(goods).toHaveCount(many);
});
