import { expect, test } from '#tests/support/journey.ts';
import { aGuest } from './a-guest.ts';
import { linkIn, mailTo } from './a-mailbox.ts';

test('the newsletter begins with the link in its first mail and ends with the one at the foot of the next (B8, D7)', {
  tag: '@keyboard',
}, async ({ page }) => {
  const ruth = aGuest(page, 'fr-FR');
  const t = (key: string, values = {}) => ruth.t('newsletter', key, values);
  const email = 'ruth.lit@example.ch';
  await ruth.opens('/newsletter-subscribe');
  await ruth.main.getByLabel(t('label')).fill(email);
  await ruth.main.getByRole('checkbox', { name: t('consent') }).check();
  await ruth.main.getByRole('button', { name: t('subscribe') }).click();
  await expect(ruth.main.getByRole('status').getByText(t('subscribed', { email }))).toBeVisible();

  const link = await linkIn(await mailTo(email, /newsletter-subscribe/), '/fr-FR/newsletter-subscribe');
  await page.goto(link);
  await expect(ruth.main.getByText(t('confirmed'))).toBeVisible();
  await expect(ruth.main.getByLabel(t('label'))).toBeHidden();
  await page.reload();
  await expect(ruth.main.getByText(t('alreadyConfirmed'))).toBeVisible();

  await page.goto(await linkIn(await mailTo(email, /newsletter-unsubscribe/), '/fr-FR/newsletter-unsubscribe'));
  await expect(ruth.main.getByRole('textbox')).toHaveValue(email);
  await ruth.main.getByRole('button', { name: t('unsubscribe') }).click();
  await expect(ruth.main.getByText(t('unsubscribed'))).toBeVisible();
});

test('a link that was never made leads back to the form (B8, D7, H4)', async ({ page }) => {
  const ruth = aGuest(page);
  await ruth.opens('/newsletter-subscribe?em=nobody&hash=nothing');
  await expect(ruth.main.getByText(ruth.t('newsletter', 'linkInvalid'))).toBeVisible();
  await expect(ruth.main.getByLabel(ruth.t('newsletter', 'label'))).toBeVisible();
});
