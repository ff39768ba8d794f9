import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { expect } from '#tests/support/journey.ts';
import { translate } from './a-guest.ts';

export const PASSWORD = 'ein-langes-wort';

let count = 0;

/** An address that no other journey has, for as long as the store of the journeys lives. */
export const anEmail = (): string => `customer-${process.pid}-${Date.now()}-${++count}@example.ch`;

/** Ruth Ammann with an account. Every verb is what a person does: by role, by name, in her language. */
export function aCustomer(page: Page, email: string, locale: Locale = 'de') {
  const t = (key: string, values?: Record<string, string | number>) => translate(locale, 'account', key, values);
  const main = page.getByRole('main');
  /** “Name”, and not “Vorname”; with “(freiwillig)” behind or not. */
  const field = (name: string) =>
    main.getByRole('textbox', { name: new RegExp(`^${t(`field-${name}`)}( \\(|$)`) }).first();
  /** The browser says no role for a password. */
  const secret = (name: string) => main.getByLabel(t(`field-${name}`), { exact: true });
  const presses = (key: string) => main.getByRole('button', { name: t(key), exact: true }).click();

  async function fillsIn(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  }

  /** Says that it has worked. */
  const seesMessage = (key: string, values?: Record<string, string | number>) =>
    expect(main.getByRole('status').filter({ hasText: t(key, values) })).toBeVisible();

  return {
    ...{ t, main, field, secret, presses, fillsIn, isTold: seesMessage },

    opens: (address: string) => page.goto(inLocale(locale, address)),

    /** On the page of the registration: fills in what is asked and agrees. */
    async registers(more: Record<string, string> = {}) {
      await fillsIn({ firstName: 'Ruth', lastName: 'Ammann', email, emailConfirmation: email });
      await fillsIn({ birthdayDay: '17', birthdayMonth: '5', birthdayYear: '1980', ...more });
      await fillsIn({ street: 'Obere Halde 14', zipcode: '5400', city: 'Baden' });
      for (const name of ['password', 'passwordConfirm']) await secret(name).fill(PASSWORD);
      await main.getByRole('checkbox', { name: t('consentPrivacy') }).check();
      await presses('register');
    },

    /** What somebody reads who logs in with a wrong word. */
    isRefused: () =>
      expect(main.getByRole('alert')).toHaveText(
        translate(locale, 'connection', 'error-CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS'),
      ),

    /** On the page of the login. */
    async logsIn(password = PASSWORD) {
      await field('email').fill(email);
      await secret('password').fill(password);
      await presses('login');
    },

    /** Is out before anything else is done: a key that is pressed waits for no page. */
    async logsOut() {
      await page.getByRole('button', { name: t('logout') }).click();
      await seesMessage('logoutDone');
    },
  };
}
