import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';
import { linkIn, mailTo } from './a-mailbox.ts';

/** Sold out for good in content: a dehydrator with ten racks. */
const GONE = '13-110';

test('who waits for a product confirms it once, hears its name, and the second time that it is set up (B4, C16, D8)', async ({
  page,
}) => {
  const ruth = aGuest(page);
  const t = (key: string, values = {}) => ruth.t('backInStock', key, values);
  const email = 'ruth.wartet@example.ch';
  const submit = async () => {
    await ruth.opensArticle(GONE);
    await ruth.main.getByLabel(t('label')).fill(email);
    await ruth.main.getByRole('button', { name: t('submit') }).click();
  };
  await submit();
  await expect(ruth.main.getByText(t('optin'))).toBeVisible();

  const mail = await mailTo(email, article('de', GONE).name);
  await page.goto(await linkIn(mail, '/back-in-stock/confirm'));
  await expect(ruth.main.getByText(t('confirmed', { name: article('de', GONE).name }))).toBeVisible();
  await submit();
  await expect(ruth.main.getByText(t('alreadySubscribed'))).toBeVisible();
});

test('a link that was never made ends nothing (B4, D8)', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opens('/back-in-stock/unsubscribe?hash=nothing');
  await ruth.main.getByRole('button', { name: ruth.t('backInStock', 'unsubscribe') }).click();
  await expect(ruth.main.getByText(ruth.t('backInStock', 'linkInvalid'))).toBeVisible();
});
