import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { configurator, contact, inLocale, spareParts } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { translate } from './a-guest.ts';
import { asleep } from './a-sleeper.ts';

/* On a slow line the questions stand there before what answers them: nothing is asked twice of somebody who was quick. */

const slug = (file: string): string => parse(readFileSync(file, 'utf8')).slug.de;
const planner = inLocale('de', `/rezepte/${slug('content/shop/raclette-planner.yaml')}`);
const { foods }: { foods: { id: string; temperatureC: number }[] } = parse(
  readFileSync('content/shop/drying-guide.yaml', 'utf8'),
);
const t = (key: string) => translate('de', 'journal', key);
/** Scripts hold back the end of loading. */
const AT_ONCE = { waitUntil: 'commit' } as const;

test('the planner calculates for whom was typed, and leaves what the address says to who has not come to it (B18)', async ({
  page,
}) => {
  const wake = await asleep(page);
  await page.goto(`${planner}?adults=4&children=3`, AT_ONCE);
  await page.getByLabel(t('adults'), { exact: true }).fill('9');
  wake();
  await expect(page.locator('[data-places]')).toHaveText('12');
  await expect(page.getByLabel(t('adults'), { exact: true })).toHaveValue('9');
});

test('who has marked a number to type over it does so, though the tool wakes in between (B18)', async ({ page }) => {
  const wake = await asleep(page);
  await page.goto(`${planner}?adults=4`, AT_ONCE);
  const adults = page.getByLabel(t('adults'), { exact: true });
  await adults.focus();
  await page.keyboard.press('ControlOrMeta+A');
  wake();
  await expect(page.locator('[data-places]')).toHaveText('4');
  await page.keyboard.type('7');
  await expect(adults).toHaveValue('7');
  await expect(page.locator('[data-places]')).toHaveText('7');
});

test('who has emptied a number goes on typing, though the tool wakes in between (B18)', async ({ page }) => {
  const wake = await asleep(page);
  await page.goto(planner, AT_ONCE);
  const adults = page.getByLabel(t('adults'), { exact: true });
  await adults.fill('');
  wake();
  await expect(page.locator('[data-places]')).toHaveText('1');
  await page.keyboard.type('12');
  await expect(adults).toHaveValue('12');
  await expect(page.locator('[data-places]')).toHaveText('12');
});

test('ovens are told for as many as were typed before (A8)', async ({ page }) => {
  const wake = await asleep(page);
  await page.goto(inLocale('de', `/${slug('content/pages/theme-raclette.yaml')}`), AT_ONCE);
  const form = page.locator('form[data-coupling]');
  await form.getByLabel(t('couplingGuests')).fill('20');
  wake();
  await expect(form.locator('.msg.warn:visible')).toHaveCount(1);
});

test('degrees are told for the food that was chosen before (A8)', async ({ page }) => {
  const wake = await asleep(page);
  await page.goto(inLocale('de', `/${slug('content/pages/theme-dehydrating.yaml')}`), AT_ONCE);
  const form = page.locator('form[data-drying]');
  await form.getByLabel(t('dryingFood')).selectOption('porcini');
  const celsius = foods.find(({ id }) => id === 'porcini')?.temperatureC;
  wake();
  await expect(form.locator('[data-out="celsius"]')).toHaveText(new RegExp(`^${celsius}\\s°C`));
});

test('a cabinet that was measured before is fitted (7.1)', async ({ page }) => {
  const wake = await asleep(page);
  await page.goto(configurator('de'), AT_ONCE);
  await page.locator('#installationHeight').fill('467');
  wake();
  await expect(page.locator('[data-system="30-551"]')).toBeVisible();
});

test('a part whose number was typed before, and left, is found (7.2)', async ({ page }) => {
  const wake = await asleep(page);
  await page.goto(spareParts('de'), AT_ONCE);
  await page.getByRole('main').getByRole('searchbox').fill('51 101');
  await page.keyboard.press('Tab');
  wake();
  await expect(page.locator('#part-51-101')).toBeVisible();
});

test('who is in charge of a country that was chosen before stands there alone (A5, 7.6)', async ({ page }) => {
  const wake = await asleep(page);
  await page.goto(contact('de'), AT_ONCE);
  const persons = page.getByRole('main').locator('contact-persons');
  await persons.getByLabel(translate('de', 'contact', 'country'), { exact: true }).selectOption('DE');
  wake();
  await expect(persons.getByRole('listitem').filter({ hasText: 'Maëlle Corbassière' })).toBeHidden();
  await expect(persons.getByRole('listitem').filter({ hasText: 'Henrik Oberlechner' })).toBeVisible();
  await expect(page).toHaveURL(/country=DE/);
});
