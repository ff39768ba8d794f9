import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

const outbox = path.join(process.env.JOURNEY_DATA ?? '', 'outbox');

/** The address that the mail about this order leads to. */
async function linkMailedFor(number: string): Promise<string> {
  for (const name of readdirSync(outbox)) {
    const mail = await PostalMime.parse(readFileSync(path.join(outbox, name)));
    const link = mail.text?.match(/https?:\S+\/account\/order\/\w+/)?.[0];
    if (link && mail.text?.includes(number)) return link;
  }
  throw new Error(`Nobody has written about ${number} yet.`);
}

test('the link of the order’s mail shows the order to who knows e-mail and postcode, and to nobody else', async ({
  page,
  browser,
}) => {
  const ruth = aGuest(page);
  const { name } = article('de', '50-101');
  await ruth.opensArticle('50-101');
  await ruth.putsIntoCart(name);
  await ruth.goesToCheckout();
  await ruth.ordersBy('invoice');
  const number = await ruth.hasOrdered();

  await expect(async () => expect(await linkMailedFor(number)).toMatch(/order/)).toPass();
  const { pathname } = new URL(await linkMailedFor(number));
  const elsewhere = await browser.newContext({ locale: 'de-CH' });
  const stranger = await elsewhere.newPage();
  await stranger.goto(new URL(pathname, page.url()).href);
  const asks = (field: string) => stranger.getByRole('textbox', { name: ruth.t('account', `field-${field}`) });
  await asks('email').fill('ruth.ammann@example.ch');
  await asks('zipcode').fill('3000');
  await stranger.getByRole('button', { name: ruth.t('account', 'orderDetails') }).click();
  await expect(stranger.getByRole('alert')).toHaveText(ruth.t('account', 'orderGuestWrong'));
  await asks('zipcode').fill('5400');
  await stranger.getByRole('button', { name: ruth.t('account', 'orderDetails') }).click();
  await expect(stranger.getByText(name).first()).toBeVisible();
  expect(stranger.url()).not.toContain('5400');
  await elsewhere.close();
});
