import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail } from './a-customer.ts';

test('two people at two computers see their own account, and who sits down after one of them sees nothing of theirs (B2, D1, D2)', {
  tag: '@verify',
}, async ({ page, browser }) => {
  test.slow();
  const elsewhere = await browser.newContext({ locale: 'de-CH' });
  const emails = { ruth: anEmail(), karl: anEmail() };
  const ruth = aCustomer(page, emails.ruth);
  const karl = aCustomer(await elsewhere.newPage(), emails.karl);
  const origin = new URL(String(test.info().project.use.baseURL)).origin;
  for (const person of [ruth, karl]) {
    await person.main.page().goto(`${origin}/register`);
    await person.registers();
    await expect(person.main.page()).toHaveURL(/\/account$/);
  }
  for (const room of ['/account/profile', '/account', '/account/address', '/checkout'])
    for (const person of [ruth, karl]) {
      const there = person.main.page();
      await there.goto(`${origin}${room}`);
      await expect(person.main).toBeVisible();
      const html = await there.content();
      expect([room, html.includes(person === ruth ? emails.karl : emails.ruth)]).toEqual([room, false]);
    }

  // the back button after a logout leads to no page of hers
  await page.goto(`${origin}/account/profile`);
  await ruth.logsOut();
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Faccount%2Fprofile$/);
  await elsewhere.close();
});
