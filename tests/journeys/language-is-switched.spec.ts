import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article, translate } from './a-guest.ts';

test('switching the language on a product page keeps the product and the cart (C8, D12)', { tag: '@keyboard' }, async ({
  page,
}) => {
  const ruth = aGuest(page);
  const [german, french] = [article('de', '10-104'), article('fr-FR', '10-104')];
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(german.name, 2);
  await page.keyboard.press('Escape');

  await page.getByRole('contentinfo').getByRole('link', { name: /^FR/ }).click();
  await expect(page).toHaveURL(french.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.name);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');

  // the cart speaks French now, and so does what the server calls its articles
  await page.getByRole('link', { name: translate('fr-FR', 'cart', 'badge', { count: 2 }) }).click();
  const panel = page.getByRole('dialog', { name: translate('fr-FR', 'cart', 'title') });
  await expect(panel.getByRole('link', { name: french.name })).toBeVisible();
  const quantity = translate('fr-FR', 'cart', 'quantityLabel', { name: french.name });
  await expect(panel.getByRole('spinbutton', { name: quantity })).toHaveValue('2');
});

test('two pages in two languages speak each its own, whichever asked last (D12)', async ({ page, context }) => {
  const ruth = aGuest(page);
  const [german, french] = [article('de', '10-104'), article('fr-FR', '10-104')];
  await ruth.opensArticle('10-104');
  await ruth.putsIntoCart(german.name);

  const there = await context.newPage();
  await there.goto(french.path);
  await there.getByRole('link', { name: translate('fr-FR', 'cart', 'badge', { count: 1 }) }).click();
  const panel = there.getByRole('dialog', { name: translate('fr-FR', 'cart', 'title') });
  await expect(panel.getByRole('link', { name: french.name })).toBeVisible();

  await ruth.panel.getByRole('button', { name: ruth.t('cart', 'quantityIncrease', german) }).click();
  const quantity = ruth.panel.getByRole('spinbutton', { name: ruth.t('cart', 'quantityLabel', german) });
  await expect(quantity).toHaveValue('2');
  await expect(ruth.panel.getByRole('link', { name: german.name })).toBeVisible();
  // the page there has heard of the second piece, and stays French
  const label = translate('fr-FR', 'cart', 'quantityLabel', french);
  await expect(panel.getByRole('spinbutton', { name: label })).toHaveValue('2');
});

// a service worker asks in the page's stead: the server has to see the same
for (const serviceWorkers of ['block', 'allow'] as const)
  test.describe(`service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });
    test('who comes back by the address of the shop alone finds the language they chose, for a year (I1, D12)', async ({
      page,
      context,
    }) => {
      const isWatched = serviceWorkers === 'allow';
      const year = 365 * 24 * 60 * 60;
      const language = async () => (await context.cookies()).find(({ name }) => name === 'locale');
      const chooses = async (name: RegExp) => {
        await page.mouse.move(200, 200, { steps: 2 });
        await page.waitForLoadState('networkidle');
        await page.getByRole('contentinfo').getByRole('link', { name }).click();
      };
      await page.goto('/kontakt');
      await page.mouse.move(100, 100, { steps: 2 }); // the first sign of a shopper
      await expect.poll(async () => (await language())?.value).toBe('de');
      if (isWatched) await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await page.goto('/');
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => navigator.serviceWorker?.controller !== null)).toBe(isWatched);

      await chooses(/^FR/);
      await expect(page).toHaveURL('/fr-FR');
      const kept = await language();
      expect(kept).toMatchObject({ value: 'fr-FR', path: '/', sameSite: 'Lax' });
      expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(60);
      await page.goto('/');
      await expect(page).toHaveURL('/fr-FR');

      // the German front page is a press away, and that of the address from now on
      await chooses(/^DE/);
      await expect(page).toHaveURL('/');
      await page.goto('/');
      await expect(page).toHaveURL('/');
    });
  });
