import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { inLanguage, type Locale, localeInfo, type Text } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { PRODUCT } from '#i18n/segments.ts';
import { expect } from '#tests/support/journey.ts';

type Values = Record<string, string | number>;

/** Words of the shop as the page shows them: `say('de', 'cart', 'toCheckout')`. */
export function translate(locale: Locale, namespace: string, key: string, values: Values = {}): string {
  const words = JSON.parse(readFileSync(`src/i18n/locales/${locale}/${namespace}.json`, 'utf8'));
  const plural = typeof values.count === 'number' ? new Intl.PluralRules(locale).select(values.count) : 'other';
  const text: string | undefined = words[`${key}_${plural}`] ?? words[key];
  if (text === undefined) throw new Error(`No word ${namespace}:${key} in ${locale}.`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])).replace(/<\/?[\w-]+>/g, '');
}

/** What content says of an article: its name, and the address of its page. */
export function article(locale: Locale, number: string): { name: string; path: string } {
  const { name, slug } = parse(readFileSync(`content/products/${number}/product.yaml`, 'utf8')) as Record<
    'name' | 'slug',
    Text
  >;
  return { name: inLanguage(locale, name), path: inLocale(locale, `/${PRODUCT[locale]}/${inLanguage(locale, slug)}`) };
}

/** What content calls a category, a way to ship or to pay. */
export function named(locale: Locale, kind: 'categories', id: string): string {
  const { name } = parse(readFileSync(`content/${kind}/${id}.yaml`, 'utf8')) as { name: Text };
  return inLanguage(locale, name);
}

/** Amount of money as the page writes it, blanks of any width: French as Switzerland does. */
export const money = (locale: Locale, amount: number): RegExp => {
  const { numbers } = localeInfo(locale === 'en-US' ? locale : 'de');
  const options = { style: 'currency', currency: 'CHF', currencyDisplay: 'code' } as const;
  const text = new Intl.NumberFormat(numbers, options).format(amount).replaceAll("'", '’');
  return new RegExp(text.replace(/[.]/g, '\\.').replace(/\s/g, '\\s'));
};

/** The name of a payment method in content. */
export function paymentName(locale: Locale, key: PaymentKey): string {
  const { paymentMethods } = parse(readFileSync('content/shop/shop.yaml', 'utf8')) as {
    paymentMethods: { id: string; name: Text }[];
  };
  const method = paymentMethods.find(({ id }) => id === key);
  if (!method) throw new Error(`content/shop/shop.yaml has no payment method ${key}.`);
  return inLanguage(locale, method.name);
}

type PaymentKey = 'invoice' | 'card';

/** Ruth Ammann in Baden, who shops without an account. Every verb is what a person does: by role, by name, in her language. */
export function aGuest(page: Page, locale: Locale = 'de') {
  const t = (namespace: string, key: string, values?: Values) => translate(locale, namespace, key, values);
  const panel = page.getByRole('dialog', { name: t('cart', 'title') });
  /** “Name”, and not “Vorname”. */
  const field = (name: string): Locator =>
    page.getByRole('textbox', { name: new RegExp(`^${t('account', `field-${name}`)}( |$)`) }).first();
  const main = page.getByRole('main');

  async function fillsIn(more: { email?: string; zipcode?: string } = {}) {
    await field('email').fill(more.email ?? 'ruth.ammann@example.ch');
    await field('firstName').fill('Ruth');
    await field('lastName').fill('Ammann');
    await field('street').fill('Obere Halde 14');
    await field('zipcode').fill(more.zipcode ?? '5400');
    await field('city').fill('Baden');
  }

  const paysBy = (way: PaymentKey) => page.getByRole('radio', { name: paymentName(locale, way), exact: true }).check();

  const agrees = async () => {
    for (const box of ['consentTerms', 'consentPrivacy'])
      await page.getByRole('checkbox', { name: t('checkout', box) }).check();
  };

  const orders = () => page.getByRole('button', { name: t('checkout', 'placeOrderBinding') }).click();

  return {
    ...{ t, panel, field, main, fillsIn, paysBy, agrees, orders },

    /** Opens an address of her language: `'/cart'`. */
    opens: (path: string) => page.goto(inLocale(locale, path)),

    opensArticle: (number: string) => page.goto(article(locale, number).path),

    /** On a product page; the panel shows what went in. */
    async putsIntoCart(name: string, quantity = 1) {
      const more = main.getByRole('button', { name: t('cart', 'quantityIncrease', { name }) });
      for (let count = 1; count < quantity; count++) await more.click();
      await main
        .getByRole('button', { name: t('cart', 'add'), exact: true })
        .first()
        .click();
      await expect(panel).toBeVisible();
      await expect(panel.getByText(t('cart', 'added', { name }))).toBeVisible();
    },

    /** From the panel. Is there before she does anything else: a key that is pressed waits for no page. */
    async goesToCheckout() {
      await panel.getByRole('link', { name: t('cart', 'toCheckout') }).click();
      await expect(page).toHaveURL(/\/checkout$/);
    },

    /** All four questions of the checkout, and the button. */
    async ordersBy(way: PaymentKey) {
      await fillsIn();
      await paysBy(way);
      await agrees();
      await orders();
    },

    /** On the page of the order: says thanks and its number. */
    async hasOrdered(): Promise<string> {
      await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout', 'successTitle', { name: 'Ruth' }));
      const number = (await main.getByText(/^\d{5,}$/).textContent()) ?? '';
      await expect(
        main.getByText(t('checkout', 'successText', { number, email: 'ruth.ammann@example.ch' })),
      ).toBeVisible();
      return number;
    },
  };
}
