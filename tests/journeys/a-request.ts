import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { translate } from './a-guest.ts';

/** Ruth Ammann asks a partner, on the page or in the dialog: `around` is where the request stands. */
export function aRequest(page: Page, locale: Locale, around = page.getByRole('main')) {
  const t = (key: string, values?: Record<string, string | number>) => translate(locale, 'appointment', key, values);
  const field = (name: string) => around.locator(`#appointment-${name}`);
  const send = around.getByRole('button', { name: t('submit') });
  return {
    ...{ t, around, field, send },
    service: (name: 'serviceAssembly' | 'serviceExhibition') => around.getByRole('radio', { name: t(name) }),
    partner: (name: string) => around.getByRole('radio', { name: new RegExp(`^${name}`) }),

    /** Types where she lives. */
    async looksNear(place: string) {
      await around.getByRole('textbox', { name: t('place') }).fill(place);
      await around.getByRole('button', { name: t('find'), exact: true }).click();
    },

    /** Everything but the day. */
    async fillsIn({ email = '' } = {}) {
      await field('description').fill('X-LINE 550, bitte mit Ausmessen.');
      await field('firstName').fill('Ruth');
      await field('lastName').fill('Ammann');
      await field('phone').fill('+41 56 000 00 00');
      if (email) await field('email').fill(email);
      await field('street').fill('Obere Halde');
      await field('streetNumber').fill('14');
      await field('zip').fill('5400');
      await field('city').fill('Baden');
      await around.getByRole('checkbox', { name: t('consent') }).check();
    },
  };
}

/** A Thursday in three to ten days, when every partner is open: `2026-12-03`. */
export function aThursday(): string {
  const now = new Date();
  const ahead = ((4 - now.getUTCDay() + 7) % 7) + ((4 - now.getUTCDay() + 7) % 7 < 3 ? 7 : 0);
  return new Date(now.getTime() + ahead * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
