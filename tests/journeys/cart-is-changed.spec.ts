import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article, money } from './a-guest.ts';

test('quick presses come together, a removed article comes back, and every tab knows (C4, D15)', {
  tag: '@keyboard',
}, async ({ page, context }) => {
  const ruth = aGuest(page);
  const { name } = article('de', '10-104');
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(name);
  await ruth.opens('/cart');
  const count = ruth.main.getByRole('spinbutton', { name: ruth.t('cart', 'quantityLabel', { name }) });
  const more = ruth.main.getByRole('button', { name: ruth.t('cart', 'quantityIncrease', { name }) });
  await expect(count).toHaveValue('1');

  for (let press = 0; press < 3; press++) await more.click();
  await expect(count).toHaveValue('4');
  await expect(ruth.main.getByText(money('de', 996))).toBeVisible();

  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByRole('spinbutton', { name: ruth.t('cart', 'quantityLabel', { name }) })).toHaveValue('4');

  // a hasty second click takes out what is gone already
  await ruth.main.getByRole('button', { name: ruth.t('cart', 'removeLabel', { name }) }).dblclick();
  await expect(ruth.main.getByText(ruth.t('cart', 'emptyTitle'))).toBeVisible();
  await expect(other.getByRole('link', { name: ruth.t('cart', 'badge_zero') })).toBeVisible();
  await expect(other.getByText(ruth.t('cart', 'emptyTitle'), { exact: true })).toBeVisible();

  await page.getByRole('button', { name: ruth.t('cart', 'undo') }).click();
  await expect(count).toHaveValue('4');
});

test('a code that nobody knows stays in its field and says so (H2)', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(article('de', '10-104').name);
  await ruth.opens('/cart');
  await ruth.main.getByText(ruth.t('cart', 'promoTitle'), { exact: true }).click();
  const code = page.getByRole('textbox', { name: ruth.t('cart', 'promoLabel') });
  await code.fill('FANTASIE');
  await page.keyboard.press('Enter');
  await expect(page.getByText(ruth.t('cart', 'promotion-not-found', { code: 'FANTASIE' }))).toHaveCount(1);
  await expect(ruth.main.getByRole('alert').filter({ hasText: 'FANTASIE' })).toBeVisible();
  await expect(code).toHaveValue('FANTASIE');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
});

test('a quantity that was typed before the button woke up counts', async ({ page }) => {
  const ruth = aGuest(page);
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((slow) => setTimeout(slow, 400));
    await route.continue();
  });
  await ruth.opensArticle('50-101');
  const quantity = ruth.main.getByRole('spinbutton').first();
  await quantity.fill('5');
  await ruth.main
    .getByRole('button', { name: ruth.t('cart', 'add') })
    .first()
    .click();
  await expect(ruth.panel.getByRole('spinbutton').first()).toHaveValue('5');
});

test('that a code has to wait is said once, and once more to who asks once more (D4, H2)', async ({ page }) => {
  const ruth = aGuest(page);
  const { name } = article('de', '10-104');
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(name);
  await ruth.opens('/cart');
  const enters = async (code: string) => {
    await ruth.main.getByRole('textbox', { name: ruth.t('cart', 'promoLabel') }).fill(code);
    await ruth.main.getByRole('button', { name: ruth.t('cart', 'promoApply') }).click();
  };
  const notice = ruth.main.getByText(
    ruth.t('cart', 'promotion-not-eligible', { name: 'CHF 50 zum Einstieg für Profis' }),
  );
  await ruth.main.getByText(ruth.t('cart', 'promoTitle')).click();
  await enters('PROFI50');
  await expect(notice).toBeVisible();
  await ruth.main.getByRole('button', { name: ruth.t('cart', 'quantityIncrease', { name }) }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(ruth.main.getByRole('spinbutton').first()).toHaveValue('2');
  await expect(notice).toBeHidden();
  await ruth.main.getByText(ruth.t('cart', 'promoTitle')).click();
  await enters('PROFI50');
  await expect(notice).toBeVisible();
});

test('the plus beside an accessory puts it into the cart', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opensArticle('10-104');
  const { name } = article('de', '10-140');
  await ruth.main
    .getByRole('button', { name: ruth.t('cart', 'addLabel', { name }) })
    .first()
    .click();
  await expect(ruth.panel.getByText(ruth.t('cart', 'added', { name }))).toBeVisible();
});

test('by keyboard a quantity is typed, lines go and come back, and the focus is never lost (C4, E10)', async ({
  page,
}) => {
  const ruth = aGuest(page);
  const [oven, bags] = [article('de', '10-104'), article('de', '41-202')];
  for (const number of ['10-104', '41-202']) {
    await ruth.opensArticle(number);
    await ruth.putsIntoCart(article('de', number).name);
  }
  await ruth.opens('/cart');
  const count = ruth.main.getByRole('spinbutton', { name: ruth.t('cart', 'quantityLabel', { name: bags.name }) });
  await count.fill('10');
  await page.keyboard.press('Enter');
  await expect(ruth.main.getByText('72.00', { exact: true })).toBeVisible();
  await expect(count).toBeFocused();

  const removes = async (name: string) => {
    await ruth.main.getByRole('button', { name: ruth.t('cart', 'removeLabel', { name }) }).focus();
    await page.keyboard.press('Enter');
  };
  await removes(oven.name);
  await expect(ruth.main.getByRole('list', { name: ruth.t('cart', 'linesLabel') })).toBeFocused();
  await removes(bags.name);
  await expect(ruth.main.getByRole('heading', { level: 1 })).toBeFocused();

  await page
    .getByRole('listitem')
    .filter({ hasText: ruth.t('cart', 'removed', { name: bags.name }) })
    .getByRole('button', { name: ruth.t('cart', 'undo') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(count).toHaveValue('10');
});
