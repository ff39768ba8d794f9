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

test('a cabinet is composed of what goes together, lives in its address, and goes into a kitchen and the cart (7.5)', {
  tag: '@keyboard',
}, async ({ page }) => {
  test.slow();
  const karl = await aProfessional(page);
  const { main, pro } = karl;
  const bin = (number: string) => main.getByRole('listitem').filter({ hasText: number }).first();
  const more = (number: string) => bin(number).getByRole('button').last();
  await karl.opens('/account/professional/projects');
  await main.getByLabel(pro('projectName')).fill('Seestrasse 1');
  await karl.button('projectMake').click();
  await karl.isTold('projectSaved');

  await karl.opens('/account/professional/planner');
  await expect(main.getByText(pro('planFirst'))).toBeVisible();
  // the first press wakes the page, and is not lost
  const line = main.getByRole('radio', { name: 'X-LINE', exact: true });
  await line.click();
  await expect(line).toBeChecked();
  await main.getByRole('radio', { name: pro('planWidth', { width: 450 }) }).check();
  await expect(main.getByRole('radio', { name: /40-501-450/ })).toBeChecked();
  // short bins come in pairs; beside a wide one only a narrow one has room
  await more('40-135').click();
  await expect(main.getByText(pro('usableWidth', { value: 146 }))).toBeVisible();
  await expect(more('40-117')).toBeDisabled();
  await more('40-111').click();
  await expect(bin('40-111').getByRole('spinbutton')).toHaveValue('2');
  await expect(main.getByText(pro('usableWidth', { value: 1 }))).toBeVisible();
  await main.getByRole('radio', { name: /^Deckel .*35 l.*Mit Filter/ }).check();
  await more('41-202').click();
  await expect(page).toHaveURL(
    /\?line=x-line&width=450&frame=40-501-450&40-111=2&40-135=1&41-202=1&lid\.40-135=40-435-F$/,
  );

  // the address keeps it: reloaded, and in another language
  await page.reload();
  await expect(bin('40-111').getByRole('spinbutton')).toHaveValue('2');
  await page.goto(`/fr-FR${new URL(page.url()).pathname}${new URL(page.url()).search}`);
  await expect(bin('40-135').getByRole('spinbutton')).toHaveValue('1');
  await page.goBack();
  // what does not go with another line is left out
  await main.getByRole('radio', { name: 'D-LINE', exact: true }).click();
  // who goes there by arrow keys comes by a line that is not made so narrow
  await main.getByRole('radio', { name: pro('planWidth', { width: 450 }) }).check();
  await expect(page).toHaveURL(/\?line=d-line&width=450&frame=40-505-450$/);
  await page.goto('/account/professional/planner?line=x-line&width=450&frame=40-501-450&40-111=2&40-135=1');

  await karl.button('planToKitchen').click();
  await karl.isTold('projectSaved');
  await expect(main.getByRole('spinbutton')).toHaveCount(3);
  await page.goBack();
  await karl.button('planToCart').click();
  await expect(
    page.getByRole('dialog').getByText('40-135').or(page.getByRole('dialog').getByText('Behälter 35 l')).first(),
  ).toBeVisible();
});
