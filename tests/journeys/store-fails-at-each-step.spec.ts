import type { Page } from '@playwright/test';
import { spareParts } from '#i18n/paths.ts';
import { expect } from '#tests/support/journey.ts';
import { TROUBLES, type Trouble, type TroubledShop, test } from '#tests/support/troubled-store.ts';
import { aCustomer, anEmail } from './a-customer.ts';
import { aGuest, article, translate } from './a-guest.ts';

/* The store fails once at each step of a life in the shop, in each way it can. Nothing is lost, somebody says so, and the same step works once the store is back. */

const OVEN = '10-104';
const { name } = article('de', OVEN);

// what can't be pressed is a fault, not slowness
test.use({ actionTimeout: 15_000 });

/** Words of a shop that has noticed, in one sentence or another. */
const MESSAGE =
  /nicht geklappt|nicht angekommen|liess sich nicht|konnte nicht|noch einmal|zu lange|viel los|in einem Moment/;
/** What only programmers say. */
const TECHNICAL = /undefined|\bnull\b|TypeError|FetchError|Failed request|SQLSTATE|\[object|\{\{|Gateway|JSON/;

/** Presses what is offered after a failure; where the store wants a pause, the shop does it by itself at its end. */
const retriesOn = (page: Page) => async () => {
  const button = page.getByRole('button', { name: translate('de', 'connection', 'retry') }).first();
  if (await button.isEnabled()) await button.click();
  else await expect(button).toBeHidden({ timeout: PAUSE_MS });
};

/** Longer than the seconds that the store names. */
const PAUSE_MS = 15_000;

/** One step: calls like this fail, the shopper is told, then it is done again. */
function steps(page: Page, store: TroubledShop, trouble: Trouble) {
  const shownNotice = page
    .locator('[role="alert"], [role="status"], h1')
    .filter({ hasText: MESSAGE, visible: true })
    .first();
  return async (call: RegExp, does: () => Promise<unknown>, again: () => Promise<unknown> = does) => {
    store.fails(trouble, call);
    await does();
    await store.hasFailed();
    await expect(shownNotice, `after ${call} with ${trouble}`).toBeVisible();
    await expect(page.locator('body')).not.toHaveText(TECHNICAL, { useInnerText: true });
    store.recovers();
    await again();
  };
}

/** A guest meets every trouble, the others one each: tests/contract/remote-trouble.test.ts says what becomes of the rest. */
const MET_BY: Record<string, Trouble> = { customer: 'refused', visitor: 'malformed' };

for (const trouble of Object.keys(TROUBLES) as Trouble[])
  test.describe(`While the store fails (${trouble})`, () => {
    test('a guest loses nothing from the first article to the payment (D4, D5, D15, G4, H1)', async ({
      page,
      troubled,
    }) => {
      test.slow();
      const ruth = aGuest(page);
      const step = steps(page, troubled, trouble);
      const retries = retriesOn(page);
      const adds = () =>
        ruth.main
          .getByRole('button', { name: ruth.t('cart', 'add'), exact: true })
          .first()
          .click();
      const quantity = ruth.panel.getByRole('spinbutton', { name: ruth.t('cart', 'quantityLabel', { name }) });
      const line = ruth.panel.getByRole('link', { name });

      await ruth.opensArticle(OVEN);
      await step(/POST .*line-item$/, adds);
      await expect(line).toBeVisible();

      const more = ruth.panel.getByRole('button', { name: ruth.t('cart', 'quantityIncrease', { name }) });
      await step(/PATCH .*line-item$/, () => more.click(), retries);
      await expect(quantity).toHaveValue('2');

      const remove = ruth.panel.getByRole('button', { name: ruth.t('cart', 'removeLabel', { name }) });
      await step(/line-item\/delete$/, () => remove.click(), retries);
      await expect(line).toBeHidden();

      await ruth.opensArticle(OVEN);
      await ruth.putsIntoCart(name);
      await ruth.opens('/cart');
      await ruth.main.getByText(ruth.t('cart', 'promoTitle'), { exact: true }).click();
      const code = page.getByRole('textbox', { name: ruth.t('cart', 'promoLabel') });
      await code.fill('FANTASIE');
      await step(/POST .*line-item$/, () => code.press('Enter'));
      await expect(page.getByText(ruth.t('cart', 'promotion-not-found', { code: 'FANTASIE' }))).toBeVisible();

      await step(/GET \/checkout\/cart$/, () => ruth.opens('/checkout'), retries);
      for (const [call, way] of [
        [/POST \/shipping-method$/, 'Express'],
        [/POST \/payment-method$/, 'Vorauskasse'],
      ] as const) {
        await step(call, () => ruth.opens('/checkout'), retries);
        await expect(page.getByRole('radio', { name: way }).first()).toBeVisible();
      }
      await ruth.fillsIn();
      const express = page.getByRole('radio', { name: 'Express' });
      await step(
        /PATCH \/context$/,
        () => express.click(),
        () => express.click(),
      );
      await expect(express).toBeChecked();
      const inAdvance = page.getByRole('radio', { name: 'Vorauskasse', exact: true });
      await step(
        /PATCH \/context$/,
        () => inAdvance.click(),
        () => inAdvance.click(),
      );
      await expect(inAdvance).toBeChecked();
      await ruth.paysBy('card');
      await ruth.agrees();
      await step(/POST \/account\/register$/, ruth.orders, () =>
        expect(ruth.field('street')).toHaveValue('Obere Halde 14'),
      );
      await step(/POST \/checkout\/order$/, ruth.orders, async () => {});
      troubled.fails(trouble, /handle-payment$/);
      await ruth.orders();
      await expect(page).toHaveURL(/\/checkout\/success\//);
      await expect(page.getByText(ruth.t('checkout', 'redirectFailed'))).toBeVisible();
      troubled.recovers();
      await ruth.main.getByRole('button', { name: ruth.t('checkout', 'unpaidRetry') }).click();
      await expect(page).toHaveURL(/\/payment\/card\//);
    });

    if (trouble === MET_BY.customer)
      test('a customer loses nothing from the registration to the next login (D2, D3, G4)', async ({
        page,
        troubled,
      }) => {
        test.slow();
        const ruth = aCustomer(page, anEmail());
        const step = steps(page, troubled, trouble);
        const saves = () => ruth.main.getByRole('button', { name: 'Speichern' }).first().click();
        const retries = retriesOn(page);

        await ruth.opens('/register?redirectTo=/account/profile');
        await step(
          /account\/register$/,
          () => ruth.registers(),
          () => ruth.presses('register'),
        );
        await expect(page).toHaveURL(/^[^?]*\/account\/profile/);

        await ruth.field('firstName').fill('Ruth Maria');
        await step(/change-profile$/, saves, async () => {
          await expect(ruth.field('firstName')).toHaveValue('Ruth Maria');
          await saves();
        });
        await ruth.isTold('profileSaved');

        await ruth.opens('/account/address/new');
        await ruth.fillsIn({
          firstName: 'Karl',
          lastName: 'Muster',
          street: 'Seestrasse 1',
          zipcode: '6060',
          city: 'Sarnen',
        });
        await step(/account\/address$/, saves);
        await ruth.isTold('addressSaved');

        await step(
          /.*/,
          () => ruth.opens('/account'),
          () => ruth.opens('/account'),
        );
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth Maria');

        const guest = aGuest(page);
        await guest.opensArticle(OVEN);
        const heart = guest.main.locator('[data-like]').first();
        await step(/wishlist\/add/, () => heart.click());
        await expect(heart).toHaveAttribute('aria-pressed', 'true');

        await guest.putsIntoCart(name);
        await step(
          /account\/list-address$/,
          () => ruth.opens('/checkout'),
          async () => {
            // the address of the session is there even so
            await expect(page.getByRole('radio', { name: 'Ruth Ammann', exact: true })).toBeChecked();
            await retries();
          },
        );
        await expect(page.getByRole('radio', { name: 'Karl Muster', exact: true })).toBeVisible();

        await ruth.opens('/account');
        await ruth.logsOut();
        await step(
          /account\/login$/,
          () => ruth.logsIn(),
          () => ruth.presses('login'),
        );
        await expect(page).toHaveURL(/\/account$/);
      });

    if (trouble === MET_BY.visitor)
      test('a visitor loses nothing that was written: newsletter, message, notice, search (D7, D8, D10)', async ({
        page,
        troubled,
      }) => {
        test.slow();
        const ruth = aGuest(page);
        const step = steps(page, troubled, trouble);
        const email = anEmail();

        await ruth.opens('/newsletter-subscribe');
        await ruth.main.getByLabel(ruth.t('newsletter', 'label')).fill(email);
        await ruth.main.getByRole('checkbox', { name: ruth.t('newsletter', 'consent') }).check();
        const subscribes = () => ruth.main.getByRole('button', { name: ruth.t('newsletter', 'subscribe') }).click();
        await step(/newsletter\/subscribe$/, subscribes);
        await expect(ruth.main.getByText(ruth.t('newsletter', 'subscribed', { email }))).toBeVisible();

        await ruth.opensArticle('13-110');
        await ruth.main.getByLabel(ruth.t('backInStock', 'label')).fill(email);
        const waits = () => ruth.main.getByRole('button', { name: ruth.t('backInStock', 'submit') }).click();
        await step(/POST .*back-in-stock/, waits);
        await expect(ruth.main.getByText(ruth.t('backInStock', 'optin'))).toBeVisible();

        await ruth.opens('/kontakt');
        const t = (key: string) => ruth.t('contact', key);
        await ruth.main.getByLabel(t('subject')).selectOption('return');
        await ruth.main.getByLabel(t('description')).fill('Der Griff ist lose.');
        await ruth.main.getByRole('textbox', { name: 'Name', exact: true }).fill('Ammann');
        await ruth.main.getByRole('textbox', { name: 'E-Mail', exact: true }).fill(email);
        await ruth.main.getByRole('checkbox', { name: t('consent') }).check();
        const sends = () => ruth.main.getByRole('button', { name: t('submit') }).click();
        await step(/contact-form$/, sends, async () => {
          await expect(ruth.main.getByLabel(t('description'))).toHaveValue('Der Griff ist lose.');
          await sends();
        });
        await expect(ruth.main.getByText(t('sentTitle'), { exact: true })).toBeVisible();

        // a search that nobody has asked yet, because answers are shared
        const finds = () =>
          ruth.opens(`/search?search=raclette&min-price=${10 + Object.keys(TROUBLES).indexOf(trouble)}`);
        await step(/POST \/search$/, finds);
        await expect(ruth.main.getByRole('link', { name, exact: true }).first()).toBeVisible();
      });
  });

test('the spare-parts search keeps what was asked, says so, and finds it once the store is back (7.2, D15)', async ({
  page,
  troubled,
}) => {
  const t = (key: string) => translate('de', 'spareParts', key);
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', { name: t('label') });
  const part = main.locator('#part-51-101');
  // as a page of its own, which a shared link leads to
  for (const trouble of Object.keys(TROUBLES) as Trouble[]) {
    troubled.fails(trouble, /POST \/product$/);
    const response = await page.goto(`${spareParts('de')}?part=51-101`);
    await troubled.hasFailed();
    expect([trouble, response?.status()]).not.toEqual([trouble, 200]);
    await expect(main.getByRole('heading', { name: t('troubleTitle') })).toBeVisible();
    await expect(field).toHaveValue('51-101');
  }
  // and below the field, while somebody types
  await page.goto(spareParts('de'));
  await field.fill('51-101');
  await expect(main.getByRole('alert').getByText(t('failed'))).toBeVisible();
  await expect(field).toHaveValue('51-101');
  troubled.recovers();
  await main.getByRole('link', { name: t('retry') }).click();
  await expect(part).toBeVisible();
});
