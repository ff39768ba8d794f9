import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { LOCALES } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail } from './a-customer.ts';
import { translate } from './a-guest.ts';
import { aProfessional, tradeOn } from './a-professional.ts';
import { asleep } from './a-sleeper.ts';
import { cli } from './cli.ts';

type Product = {
  number: string;
  variants?: unknown[];
  closeout: boolean;
  minPurchase: number;
  maxPurchase: number | null;
};

/** Articles that can be ordered as they are, by number. */
const ARTICLES = readdirSync('content/products')
  .map((number) => parse(readFileSync(`content/products/${number}/product.yaml`, 'utf8')) as Product)
  .filter(
    ({ variants, closeout, minPurchase, maxPurchase }) =>
      !variants && !closeout && minPurchase === 1 && maxPurchase === null,
  )
  .map(({ number }) => number);

/** Forty rows as a spreadsheet copies them, three of them wrong: the 7th, the 20th and the 33rd. */
const WRONG = { 7: ['99-999', '2'], 20: ['41-202', 'zehn'], 33: ['10-104', '1'] } as const;
const others = ARTICLES.filter((number) => number !== '41-202');
const ROWS = Array.from({ length: 40 }, (_, at) => WRONG[(at + 1) as keyof typeof WRONG] ?? [others[at], '2']);
const TABLE = [['Artikelnummer', 'Menge'], ...ROWS].map((row) => row.join('\t')).join('\r\n');

for (const { code } of LOCALES)
  test(`${code}: a professional orders 40 rows from a spreadsheet with three wrong rows, sees exactly those, and repairs them in place (F3, 7.5)`, async ({
    page,
  }) => {
    test.slow();
    const karl = await aProfessional(page, code);
    await karl.opens('/account/professional/quick-order');
    await karl.main.getByLabel(karl.pro('orderPaste')).fill(TABLE);
    await karl.button('orderTake').click();

    // the heading is line 1, so the rows are lines 2 to 41
    await expect(karl.main.getByText(karl.pro('orderWrong', { count: 3 }))).toBeVisible();
    await expect(karl.main.locator('[aria-invalid="true"]')).toHaveCount(3);
    const jumps = karl.main.getByRole('link', { name: new RegExp(`^${karl.pro('orderLine', { line: '\\d+' })}$`) });
    await expect(jumps).toHaveText([8, 21, 34].map((line) => karl.pro('orderLine', { line })));
    await expect(karl.main.getByText(karl.pro('row-unknown', { number: '99-999' }))).toBeVisible();
    await expect(karl.main.getByText(karl.pro('row-noNumber', { quantity: 'zehn' }))).toBeVisible();
    await expect(karl.main.getByText(karl.pro('row-choose'))).toBeVisible();
    await expect(karl.main.getByText(karl.pro('orderTotal', { count: 37 }))).toBeVisible();

    // only the right ones go; the wrong ones stay and say why
    await karl.button('orderToCart', { count: 37 }).click();
    await expect(karl.main.getByText(karl.pro('orderAdded', { count: 37 }))).toBeVisible();
    await expect(karl.main.locator('tbody tr')).toHaveCount(3);

    // they outlast a reload, and are repaired in place
    await page.reload();
    await expect(karl.quantity(21)).toHaveValue('zehn');
    await karl.quantity(21).fill('10');
    await karl.number(8).fill('41.203');
    // a hand takes a tenth of a second, in which the answer about row 8 is there
    await karl.main.getByRole('button', { name: /^10-104-GR, / }).click({ delay: 100 });
    await expect(karl.main.locator('[aria-invalid="true"]')).toHaveCount(0);
    await karl.button('orderToCart', { count: 3 }).click();
    await expect(karl.main.getByText(karl.pro('orderAdded', { count: 3 }))).toBeVisible();
    await karl.main.getByRole('link', { name: karl.pro('orderOpenCart') }).click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(code, '/cart')}$`));
    await expect(karl.main.getByRole('listitem').filter({ has: page.getByRole('spinbutton') })).toHaveCount(40);
  });

test('rows stay through another language and the way back, and are nobody else’s (7.5)', { tag: '@keyboard' }, async ({
  page,
}) => {
  test.slow();
  const karl = await aProfessional(page);
  await karl.opens('/account/professional/quick-order');
  await karl.number(1).fill('41-202');
  await karl.quantity(1).fill('12');
  await expect(karl.main.getByText('64.20', { exact: true })).toBeVisible();
  await page.goto('/en-US/account/professional/quick-order');
  const line = (key: string) =>
    page.getByRole('textbox', { name: translate('en-US', 'professional', key, { line: 1 }) });
  await expect(line('orderNumberOf')).toHaveValue('41-202');
  await expect(page.getByText('64.20', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(karl.quantity(1)).toHaveValue('12');
  await karl.logsOut();

  const ruth = aCustomer(page, anEmail());
  await ruth.opens('/register?redirectTo=/account/professional/quick-order');
  await ruth.registers();
  await page.waitForURL(/\/account\/professional\/quick-order$/);
  await expect(ruth.main.getByText(karl.pro('onlyProfessionals'))).toBeVisible();
  expect(await page.content()).not.toContain('41-202');
});

test('a file of Windows-1252 is read, a workbook is refused with words (7.5)', async ({ page }) => {
  test.slow();
  const karl = await aProfessional(page);
  const wake = await asleep(page, '**/QuickOrder*.js');
  await karl.opens('/account/professional/quick-order');
  page.on('filechooser', () => {}); // caught from now on, so that a quick key never opens a window of the system
  const file = karl.main.getByLabel(karl.pro('orderFile'));
  await file.setInputFiles({ name: 'liste.xlsx', mimeType: 'text/csv', buffer: Buffer.from([0x50, 0x4b, 3, 4, 0]) });
  wake(); // a file that was chosen before is read all the same
  await expect(karl.main.getByText(karl.pro('fileIsWorkbook'))).toBeVisible();
  const table = Buffer.from('Qté;Réf.\n1 000;41-202\n3;41-203', 'latin1');
  await file.setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: table });
  await expect(karl.number(2)).toHaveValue('41-202');
  await expect(karl.main.getByText(karl.pro('row-aboveMaximum', { max: 100 }))).toBeVisible();
  await karl.button('orderTake-instead', { quantity: 100 }).click();
  await expect(karl.main.getByText(karl.pro('orderTotal', { count: 2 }))).toBeVisible();
  await expect(karl.main.getByText(karl.pro('fileIsWorkbook'))).toHaveCount(0);
});

test('who has an account already applies with it, and is let in once approved (F3)', async ({ page }) => {
  test.slow();
  const email = anEmail();
  const ruth = aCustomer(page, email);
  const t = (key: string) => translate('de', 'professional', key);
  await ruth.opens('/register?redirectTo=/account/professional');
  await ruth.registers();
  await ruth.field('company').fill('Ammann Küchen');
  await ruth.field('vatIds').fill('123');
  // nothing is chosen by itself, and the server asks where a browser does not
  await expect(ruth.main.getByRole('radio', { checked: true })).toHaveCount(0);
  await tradeOn(page, 'wholesale').evaluate(({ form }: HTMLInputElement) => form?.setAttribute('novalidate', ''));
  await ruth.main.getByRole('button', { name: t('apply') }).click();
  await expect(ruth.main.getByRole('alert')).toContainText(t('apply-trade'));
  await tradeOn(page, 'wholesale').check();
  await ruth.main.getByRole('button', { name: t('apply') }).click();
  await expect(ruth.main.getByRole('alert')).toContainText(t('apply-vatId'));
  await expect(ruth.field('company')).toHaveValue('Ammann Küchen');
  await expect(tradeOn(page, 'wholesale')).toBeChecked();
  await ruth.field('vatIds').fill('CHE-123.456.789 MWST');
  await ruth.main.getByRole('button', { name: t('apply') }).click();
  await ruth.isTold('applied');
  await expect(ruth.main.getByText(t('pending'))).toBeVisible();
  expect(await cli('customers', 'show', email)).toContain('Grosshandel');
});
