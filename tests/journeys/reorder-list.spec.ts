import { expect, test } from '#tests/support/journey.ts';
import { aCustomer, anEmail } from './a-customer.ts';
import { aGuest, article, translate } from './a-guest.ts';

const t = (key: string, values?: Record<string, string | number>) => translate('de', 'professional', key, values);

test('goods are kept as a list, by number and from an order, changed, and put into the cart again (B2, F3)', {
  tag: '@keyboard',
}, async ({ page }) => {
  test.slow();
  const ruth = aCustomer(page, anEmail());
  const shopper = aGuest(page);
  const [bags, scrapers] = [article('de', '41-202').name, article('de', '50-102').name];
  const quantity = (name: string) => ruth.main.getByRole('spinbutton', { name: t('listQuantity', { name }) });
  const presses = (name: string) => ruth.main.getByRole('button', { name, exact: true }).click();
  await ruth.opens('/register?redirectTo=/account/lists');
  await ruth.registers();
  await expect(ruth.main.getByText(t('listsEmptyTitle'))).toBeVisible();

  await ruth.main.getByLabel(t('listName')).fill('Baustelle Sarnen');
  await presses(t('listFromNothing'));
  await ruth.isTold('listMade');
  const lines = ruth.main.getByLabel(t('quickOrderLabel'));
  await lines.fill('41-202 10\nzehn Schaber');
  await presses(t('listAdd'));
  await expect(ruth.main.getByRole('alert')).toContainText(t('quickOrderLine', { line: 2, text: 'zehn Schaber' }));
  await expect(lines).toHaveValue('41-202 10\nzehn Schaber');
  await lines.fill('41-202 10\n2 × 50-102');
  await presses(t('listAdd'));
  await ruth.isTold('listSaved');
  await expect(quantity(bags)).toHaveValue('10');

  // every button takes all that stands in the form: rows, quantities, the name
  const wide = article('de', '41-204').name;
  await lines.fill('41-204 2');
  await presses(translate('de', 'common', 'save'));
  await ruth.isTold('listSaved');
  await expect(quantity(wide)).toHaveValue('2');
  await expect(lines).toHaveValue('');
  await quantity(bags).fill('33');
  await lines.fill('41-204 4');
  await presses(t('listAdd'));
  await ruth.isTold('listSaved');
  await expect(quantity(wide)).toHaveValue('6');
  await expect(quantity(bags)).toHaveValue('33');

  // a row that can't be taken stays typed, is told of, and holds nothing else back but the way to the cart
  await quantity(wide).fill('0');
  await lines.fill('40-601 1');
  await presses(t('listToCart'));
  await expect(ruth.main.getByRole('alert')).toContainText('40-601-17');
  await expect(ruth.main.getByRole('alert')).toContainText('40-601-60');
  await expect(lines).toHaveValue('40-601 1');
  await expect(quantity(wide)).toHaveCount(0);
  await expect(page).toHaveURL(/\/account\/lists\//);

  // another tab puts a row on the list; this one, opened before, takes nothing of it back
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel(t('quickOrderLabel')).fill('41-202 7');
  await other.getByRole('button', { name: t('listAdd'), exact: true }).click();
  await expect(other.getByRole('spinbutton', { name: t('listQuantity', { name: bags }) })).toHaveValue('40');
  await other.close();
  await lines.fill('40-601-35 1');
  await presses(t('listAdd'));
  await ruth.isTold('listSaved');
  await expect(quantity(bags)).toHaveValue('40');
  await expect(ruth.main.getByText('40-601-35', { exact: true })).toBeVisible();

  await quantity(bags).fill('20');
  await quantity(scrapers).fill('0');
  await ruth.main.getByLabel(t('listName')).fill('Baustelle Stans');
  await presses(translate('de', 'common', 'save'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baustelle Stans');
  await expect(quantity(scrapers)).toHaveCount(0);
  await lines.fill('41-204 5');
  await presses(t('listToCart'));
  await expect(page).toHaveURL(/\/cart$/);
  await expect(ruth.main.getByRole('link', { name: bags }).first()).toBeVisible();
  await expect(ruth.main.getByRole('link', { name: wide }).first()).toBeVisible();

  // an order becomes a list too
  await shopper.opens('/checkout');
  await shopper.paysBy('invoice');
  await shopper.agrees();
  await shopper.orders();
  await expect(page).toHaveURL(/\/checkout\/success\//);
  await ruth.opens('/account/order');
  await ruth.main.getByRole('rowheader').getByRole('link').click();
  await ruth.presses('orderKeep');
  await ruth.isTold('listMade');
  await expect(quantity(bags)).toHaveValue('20');
  await ruth.main.getByText(t('listDelete')).click();
  await presses(translate('de', 'common', 'delete'));
  await ruth.isTold('listDeleted');
  await expect(ruth.main.getByRole('link', { name: 'Baustelle Stans' })).toBeVisible();
});

test('a list of somebody else is nowhere to be seen (B2)', async ({ page }) => {
  const ruth = aCustomer(page, anEmail());
  await ruth.opens('/account/lists');
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Faccount%2Flists$/);
  await ruth.opens('/register');
  await ruth.registers();
  await expect(page).toHaveURL(/\/account$/);
  expect((await page.goto('/account/lists/0a1b2c3d'))?.status()).toBe(404);
});
