import { expect, test } from '#tests/support/journey.ts';
import { money } from './a-guest.ts';
import { aProfessional } from './a-professional.ts';

test('a project of two kitchens becomes one parts list, a quote and an order; two tabs lose no row of each other’s (F3, 7.5)', async ({
  page,
  context,
}) => {
  test.slow();
  const karl = await aProfessional(page);
  const rows = () => karl.main.getByLabel(karl.pro('quickOrderLabel'));
  const quantity = (name: string, kitchen: string) =>
    karl.main.getByRole('spinbutton', { name: karl.pro('kitchenQuantity', { name, kitchen }) });
  await karl.opens('/account/professional/projects');
  await karl.main.getByLabel(karl.pro('projectName')).fill('Seestrasse 1');
  await karl.button('projectMake').click();
  await karl.isTold('projectSaved');

  // a wrong row: nothing of it is taken, and it says why
  await rows().fill('41-202 10\n99-999 1');
  await karl.button('kitchenAddRows').click();
  await expect(karl.main.getByRole('alert')).toContainText(karl.pro('quickOrderUnknown', { number: '99-999' }));
  await expect(rows()).toHaveValue('41-202 10\n99-999 1');
  await rows().fill('41-202 10');
  await karl.main.getByLabel(karl.pro('kitchenNew')).fill('Attika');
  await karl.button('kitchenAddRows').click();
  await karl.isTold('projectSaved');
  await expect(karl.main.getByRole('heading', { name: 'Attika' })).toBeVisible();
  const BAGS = 'Säcke 35 l, Rolle à 20 Stück';
  await expect(quantity(BAGS, karl.pro('kitchenFirst'))).toHaveValue('10');

  // another tab puts rows into the second kitchen; this one, opened before, changes the first
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel(karl.pro('quickOrderLabel')).last().fill('41-202 4');
  await other
    .getByRole('button', { name: karl.pro('kitchenAddRows') })
    .last()
    .click();
  await expect(other.getByRole('spinbutton')).toHaveCount(2);
  await other.close();
  await quantity(BAGS, karl.pro('kitchenFirst')).fill('8');
  await karl.main.getByRole('button', { name: 'Speichern', exact: true }).last().click();
  await karl.isTold('projectSaved');
  await expect(quantity(BAGS, karl.pro('kitchenFirst'))).toHaveValue('8');
  await expect(quantity(BAGS, 'Attika')).toHaveValue('4');
  await expect(karl.main.getByRole('row').filter({ hasText: '41-202' })).toContainText('64.20');

  const address = new URL(page.url()).pathname;
  const file = await page.request.get(`${address}/parts.csv`);
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect(await file.text()).toContain('Attika;41-202;');

  await karl.button('quote').click();
  await karl.isTold('quoteMade');
  const quote = karl.main.getByRole('link', {
    name: new RegExp(`^${karl.pro('quoteNumber', { number: '5\\d{4}' })}$`),
  });
  const pdf = await page.request.get((await quote.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await expect(karl.main.getByText(money('de', 69.4))).toBeVisible();

  await page.goto(address);
  await karl.button('partsListToCart').click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(karl.main.getByRole('spinbutton').first()).toHaveValue('12');
});

test('a project and a quote of somebody else are nowhere to be seen (7.5)', async ({ page }) => {
  test.slow();
  await aProfessional(page);
  expect((await page.goto('/account/professional/projects/0a1b2c3d'))?.status()).toBe(404);
  expect((await page.request.get('/account/professional/projects/0a1b2c3d/parts.csv')).status()).toBe(404);
  expect((await page.request.get(`/account/professional/quotes/${'f'.repeat(32)}`)).status()).toBe(404);
});
