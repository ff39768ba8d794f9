import { expect } from '@playwright/test';
import type { Mail } from '#tests/shopware/accounts.ts';
import { ORIGINS } from '#tests/shopware/address.ts';

/** Where the newest mail to an address leads: path and query of its link. Waits until it has been written. */
export async function linkTo(address: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails: Mail[] = await (await fetch(`${ORIGINS.shopware}/control/mails`)).json();
    link = mails.findLast((mail) => mail.to === address && mail.link)?.link;
    expect(link, `a mail with a link to ${address}`).toBeDefined();
  }).toPass();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}
