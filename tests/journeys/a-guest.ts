import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { inLanguage, type Locale, type Words3 } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { expect } from '#tests/support/journey.ts';

type Values = Record<string, string | number>;

/** Words of the shop as the page shows them: `say('de', 'cart', 'toCheckout')`. */
export function say(locale: Locale, namespace: string, key: string, values: Values = {}): string {
  const words = JSON.parse(readFileSync(`src/i18n/locales/${locale}/${namespace}.json`, 'utf8')) as Record<
    string,
    string
  >;
  const plural = typeof values.count === 'number' ? new Intl.PluralRules(locale).select(values.count) : undefined;
  const text = (plural && words[`${key}_${plural}`]) ?? words[key];
  if (text === undefined) throw new Error(`No word ${namespace}:${key} in ${locale}.`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** What content says of an article: its name, and the path of its page. */
export function article(locale: Locale, number: string): { name: string; path: string } {
  const { name, slug } = parse(readFileSync(`content/products/${number}/product.yaml`, 'utf8')) as Record<
    string,
    Words3
  >;
  if (!name || !slug) throw new Error(`content/products/${number} has no name or slug.`);
  const folder = inLanguage(locale, { de: 'produkt', 'en-US': 'product', 'fr-FR': 'produit' });
  return { name: inLanguage(locale, name), path: inLocale(locale, `/${folder}/${inLanguage(locale, slug)}`) };
}

/** Ruth Ammann, who shops as a guest in Baden. Every verb does what a person does: by role, by name, in her language. */
export function aGuest(page: Page, locale: Locale = 'de') {
  const t = (namespace: string, key: string, values?: Values) => say(locale, namespace, key, values);
  const panel = page.getByRole('dialog', { name: t('cart', 'title') });
  const field = (name: string) => page.getByLabel(t('account', `field-${name}`), { exact: false }).first();

  return {
    t,
    panel,

    /** Opens an address of her language: `'/cart'`. */
    opens: (path: string) => page.goto(inLocale(locale, path)),

    opensArticle: (number: string) => page.goto(article(locale, number).path),

    /** On a product page. The panel shows what went in. */
    async putsIntoCart(quantity = 1) {
      const more = page
        .getByRole('main')
        .getByRole('button', { name: /\+|more|mehr|plus/i })
        .first();
      for (let pieces = 1; pieces < quantity; pieces++) await more.click();
      await page
        .getByRole('main')
        .getByRole('button', { name: t('cart', 'add'), exact: true })
        .click();
      await expect(panel).toBeVisible();
    },

    goesToCheckout: () => panel.getByRole('link', { name: t('cart', 'toCheckout') }).click(),

    async fillsIn(more: { email?: string; zipcode?: string } = {}) {
      await field('email').fill(more.email ?? 'ruth.ammann@example.ch');
      await field('firstName').fill('Ruth');
      await field('lastName').fill('Ammann');
      await field('street').fill('Obere Halde 14');
      await field('zipcode').fill(more.zipcode ?? '5400');
      await field('city').fill('Baden');
    },

    chooses: (name: string | RegExp) => page.getByRole('radio', { name }).check(),

    agrees: () => page.getByRole('checkbox', { name: plain(t('checkout', 'consentTerms')) }).check(),

    orders: () => page.getByRole('button', { name: t('checkout', 'placeOrderBinding') }).click(),

    /** On the page of the order: its number. */
    async hasOrdered(): Promise<string> {
      await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout', 'successTitle', { name: 'Ruth' }));
      return (
        (await page
          .getByText(/^\d{4,}$/)
          .first()
          .textContent()) ?? ''
      );
    },
  };
}

/** Without the marks for links. */
const plain = (text: string): string => text.replace(/<\/?[\w-]+>/g, '');
