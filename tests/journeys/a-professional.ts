import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { Shop } from '#features/content-schema/shop.schema.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { aCustomer, anEmail, PASSWORD } from './a-customer.ts';
import { translate } from './a-guest.ts';
import { cli } from './cli.ts';

const { customerGroups } = parse(readFileSync('content/shop/shop.yaml', 'utf8')) as Shop;
const TRADES = customerGroups.flatMap(({ registration }) => registration?.types ?? []);

/** The choice of a trade, on the page of the registration or of an application: `tradeOn(page, 'wholesale')`. */
export function tradeOn(page: Page, id: 'kitchen-professional' | 'wholesale', locale: Locale = 'de') {
  const trade = TRADES.find((each) => each.id === id);
  const name = trade && inLanguage(locale, trade.name);
  return page.getByRole('group', { name: translate(locale, 'account', 'field-trade') }).getByRole('radio', { name });
}

/** Karl Muster's kitchens: registers, and is approved. */
export async function aProfessional(page: Page, locale: Locale = 'de') {
  const email = anEmail();
  const karl = aCustomer(page, email, locale);
  const t = (key: string, values?: Record<string, string | number>) => translate(locale, 'professional', key, values);
  await karl.opens('/register?group=professional');
  await tradeOn(page, 'kitchen-professional', locale).check();
  await karl.fillsIn({ firstName: 'Karl', lastName: 'Muster', email, emailConfirmation: email });
  await karl.fillsIn({ company: 'Muster Küchen AG' });
  await karl.fillsIn({ vatIds: 'CHE-123.456.789 MWST', street: 'Seestrasse 1', zipcode: '6060', city: 'Sarnen' });
  for (const name of ['password', 'passwordConfirm']) await karl.secret(name).fill(PASSWORD);
  await karl.main.getByRole('checkbox', { name: karl.t('consentPrivacy') }).check();
  await karl.presses('registerProfessional');
  await page.waitForURL(/\/account$/);
  await cli('customers', 'approve-professional', email);
  return {
    ...karl,
    email,
    /** A word of the professionals' shop. */
    pro: t,
    button: (key: string, values?: Record<string, string | number>) =>
      karl.main.getByRole('button', { name: t(key, values), exact: true }),
    /** In the quick order: what was typed for a line. */
    number: (line: number) => karl.main.getByRole('textbox', { name: t('orderNumberOf', { line }), exact: true }),
    quantity: (line: number) => karl.main.getByRole('textbox', { name: t('orderQuantityOf', { line }), exact: true }),
  };
}
