import path from 'node:path';
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { wordsOfDesk } from '#desk/words/words.ts';
import { idOf } from '#store/id.ts';
import { expect } from '#tests/support/journey.ts';
import type { Shop } from '#tests/support/shop.ts';

type Program = typeof import('#desk/access/cli.ts');

/** What the desk says in German. */
export const d = wordsOfDesk('de');

const PASSWORD = 'vierzehn-zeichen-lang';

/** Invites somebody beside the running shop; answers the link. */
export async function invite({ url, dataDir }: Shop, email: string, role: string): Promise<string> {
  const { runnerImport } = await import('vite');
  const file = path.resolve('integrations/desk/access/cli.ts');
  const { module } = await runnerImport<Program>(file, { configFile: false, logLevel: 'error' });
  const env = { ...process.env, DATA_DIR: dataDir, SITE_URL: new URL(url).origin };
  const { out, error } = await module.runStore(['desk', 'invite', email, '--role', role], env, 'content');
  const link = out.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error(error);
  return link;
}

/** Somebody at the desk, in German. */
export function aMerchant(page: Page) {
  const main = page.locator('main');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const says = (sentence: string) => expect(page.getByRole('status')).toContainText(sentence);
  return {
    main,
    button,
    says,
    dialog: page.getByRole('dialog'),
    /** Takes an invitation, with a second factor where the role asks for it. */
    takesInvitation: async (link: string, role: 'editor' | 'merchant' | 'owner') => {
      await page.goto(link);
      await page.getByLabel(d('password.new')).fill(PASSWORD);
      await button(d('welcome.accept')).click();
      if (role === 'editor') return;
      const secret = (await page.locator('code').textContent()) ?? '';
      await page.getByLabel(d('code')).fill(generateSync({ secret }));
      await button(d('totp.confirm')).click();
      await expect(main.getByRole('listitem')).toHaveCount(10);
      await button(d('totp.kept')).click();
    },
    goesTo: (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click(),
  };
}

/** Orders of a guest on account, placed as any client of the Store API does; answers their numbers. */
export async function someOrders({ url }: Shop, count: number, article = '12-110', quantity = 2): Promise<string[]> {
  const numbers: string[] = [];
  for (let each = 0; each < count; each += 1) {
    let token = '';
    const ask = async (method: string, address: string, body: unknown) => {
      const headers = { 'sw-access-key': 'SWSCHOFUNDHERDDEMOSHOP0000', 'content-type': 'application/json' };
      const response = await fetch(`${url}/store-api${address}`, {
        method,
        headers: { ...headers, ...(token && { 'sw-context-token': token }) },
        body: JSON.stringify(body),
      });
      token = response.headers.get('sw-context-token') ?? token;
      expect(response.status).toBe(200);
      return response.json();
    };
    const id = idOf('product', article);
    await ask('POST', '/checkout/cart/line-item', { items: [{ id, referencedId: id, quantity, type: 'product' }] });
    await ask('POST', '/account/register', {
      ...{ guest: true, email: `guest-${each}@example.com`, firstName: 'Anna', lastName: 'Muster' },
      ...{ acceptedDataProtection: true, storefrontUrl: new URL(url).origin },
      billingAddress: {
        ...{ street: 'Kernserstrasse 3', zipcode: '6060', city: 'Sarnen', countryId: idOf('country', 'CH') },
      },
    });
    await ask('PATCH', '/context', {
      paymentMethodId: idOf('payment-method', 'invoice'),
      shippingMethodId: idOf('shipping-method', 'standard'),
    });
    numbers.push((await ask('POST', '/checkout/order', {})).orderNumber);
  }
  return numbers;
}
