import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { Definition } from '#features/configurator/configurator.schema.ts';
import { inLanguage, LOCALES, type Locale } from '#i18n/locales.ts';
import { configurationFile, configurator, contact, home } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article, translate } from './a-guest.ts';

const definition: Definition = parse(readFileSync('content/shop/configurator.yaml', 'utf8'));

/** Somebody in front of a cabinet with a ruler. */
function aMeasurer(page: Page, locale: Locale) {
  const t = (key: string, values?: Record<string, string | number>) => translate(locale, 'configurator', key, values);
  const main = page.getByRole('main');
  const nameOf = (id: string) => {
    const name = definition.measures.find((measure) => measure.id === id)?.name;
    return name ? inLanguage(locale, name) : id;
  };
  const typeName = (id: string) => {
    const name = definition.types.find((type) => type.id === id)?.name;
    return name ? inLanguage(locale, name) : id;
  };
  return {
    ...{ t, main },
    field: (id: string) => main.locator(`#${id}`),
    labelled: (id: string) => main.getByLabel(new RegExp(`^[A-F] ${nameOf(id)}$`)),
    type: (id: string) => main.getByRole('radio', { name: typeName(id), exact: true }),
    fits: (count: number) => main.getByRole('heading', { name: t('resultFits', { count }), exact: true }),
    hit: (number: string) => main.locator(`[data-system="${number}"]`),
    compares: (number: string) => main.locator(`[data-system="${number}"] input[name="compare"]`),
    opensSet: (number: string) => main.locator(`[data-system="${number}"]`).getByText(t('setOpen')),
    set: main.getByRole('region', { name: t('setTitle') }),
    compared: main.getByRole('table'),
    /** The script is there: from now on every key counts. */
    /** The first touch wakes it. */
    awake: async () => {
      await page.locator('astro-island[component-url*="Configurator"] input').first().focus();
      await expect(page.locator('astro-island[ssr][component-url*="Configurator"]')).toHaveCount(0);
    },
  };
}

for (const { code: locale } of LOCALES)
  test(`a cabinet is measured in centimetres, and reloading and going back keep it (C15) (7.1, ${locale})`, async ({
    page,
  }) => {
    const vera = aMeasurer(page, locale);
    await page.goto(configurator(locale));
    await vera.awake();
    await vera.labelled('installationHeight').fill('46,7 cm');
    await vera.labelled('sideWall').fill('18');
    await expect(vera.fits(3)).toBeVisible();
    await expect(vera.hit('30-551')).toContainText(t12(locale));
    await expect(vera.hit('30-554')).toContainText(
      vera.t('near-side-wall-short', { count: 1, list: '16 / 19', given: 18 }),
    );
    await expect(page).toHaveURL(/installationHeight=467&.*sideWall=18/);

    await page.reload();
    await vera.awake();
    await expect(vera.field('installationHeight')).toHaveValue('467');
    await vera
      .hit('30-551')
      .getByRole('link', { name: article(locale, '30-551').name.slice(0, 10) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(article(locale, '30-551').path));
    await page.goBack();
    await expect(vera.fits(3)).toBeVisible();
  });

for (const { code: locale } of LOCALES)
  test(`another language is asked the same (7.1, ${locale})`, async ({ page }) => {
    await page.goto(`${configurator(locale)}?type=pull-out&installationHeight=467&sideWall=18`);
    await expect(aMeasurer(page, locale).fits(3)).toBeVisible();
    await page.waitForLoadState(); // from then on the language switch takes the question along
    const other = LOCALES.find(({ code }) => code !== locale)?.code ?? 'de';
    await page.locator(`footer a[data-locale="${other}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${configurator(other)}\\?.*installationHeight=467`));
    await expect(aMeasurer(page, other).fits(3)).toBeVisible();
  });

/** “passt: 12 mm Reserve in der Höhe” */
const t12 = (locale: Locale) => translate(locale, 'configurator', 'fits-installation-height', { mm: 12 });

for (const { code: locale } of LOCALES)
  test(`a system goes into the cart with its bags and a filter (7.1, ${locale})`, async ({ page }) => {
    const vera = aMeasurer(page, locale);
    const { panel } = aGuest(page, locale);
    await page.goto(configurator(locale));
    await vera.awake();
    await vera.opensSet('30-551').click();
    await expect(vera.set.getByRole('checkbox', { name: article(locale, '41-202').name })).toBeChecked();
    await vera.set.getByRole('checkbox', { name: article(locale, '41-301').name }).check();
    await expect(page).toHaveURL(/set=30-551&parts=chosen&part=41-202&part=41-301/);
    await vera.set.getByRole('button', { name: vera.t('setAdd') }).click();
    for (const number of ['30-551', '41-202', '41-301'])
      await expect(panel.getByRole('link', { name: article(locale, number).name }).first()).toBeVisible();
  });

test('a freestanding housing goes into the cart in the colour that was chosen (7.1)', { tag: '@keyboard' }, async ({
  page,
}) => {
  const vera = aMeasurer(page, 'de');
  const { panel } = aGuest(page, 'de');
  await page.goto(`${configurator('de')}?type=freestanding&bodyWidth=298`);
  await vera.awake();
  await vera.opensSet('33-117').click();
  await expect(vera.set.getByRole('radio')).toHaveCount(2);
  const other = vera.set.locator('input[type="radio"]:not(:checked)');
  const number = await other.inputValue();
  await vera.set.locator(`input[value="${number}"]`).check();
  await expect(page).toHaveURL(new RegExp(`part=${number}`));
  await vera.set.getByRole('button', { name: vera.t('setAdd') }).click();
  await expect(panel.getByText(number)).toBeVisible();
});

test('a link holds the set as it was chosen (7.1)', async ({ page }) => {
  const vera = aMeasurer(page, 'de');
  await page.goto(`${configurator('de')}?type=pull-out&set=30-551&parts=chosen&part=41-301`);
  await vera.awake();
  await expect(vera.set.getByRole('checkbox', { name: article('de', '41-301').name })).toBeChecked();
  await expect(vera.set.getByRole('checkbox', { name: article('de', '41-202').name })).not.toBeChecked();
});

test('three systems stand side by side, a fourth has to wait (7.1)', { tag: '@keyboard' }, async ({ page }) => {
  const vera = aMeasurer(page, 'de');
  await page.goto(`${configurator('de')}?type=pull-out&compare=30-554&compare=30-552&compare=31-551`);
  await vera.awake();
  await expect(vera.compared.getByRole('columnheader')).toHaveCount(3);
  await expect(vera.compares('30-553')).toBeDisabled();
  await vera.compares('30-554').click();
  await expect(vera.compared.getByRole('columnheader')).toHaveCount(2);
  await expect(vera.compares('30-553')).toBeEnabled();
});

test('what is of another kind, or no more to be had, takes no place beside others (7.1)', async ({ page }) => {
  const vera = aMeasurer(page, 'de');
  const blocked = vera.main.locator('input[name="compare"]:disabled');
  await page.goto(`${configurator('de')}?type=pull-out&compare=30-554&compare=30-552&compare=99-999`);
  await vera.awake();
  await expect(vera.compared.getByRole('columnheader')).toHaveCount(2);
  await vera.compares('30-553').click();
  await expect(vera.compared.getByRole('columnheader')).toHaveCount(3);
  await vera.type('swing-door').check();
  await expect(vera.compared).toHaveCount(0);
  await expect(vera.hit('34-135').or(vera.hit('34-451')).first()).toBeVisible();
  await expect(blocked).toHaveCount(0);
  await expect(page).not.toHaveURL(/compare=/);
});

test('what is missing is said to the millimetre, and what fits otherwise (A8) (7.1)', async ({ page }) => {
  const vera = aMeasurer(page, 'de');
  await page.goto(`${configurator('de')}?type=pull-out&bodyWidth=450&installationHeight=439`);
  await vera.awake();
  await expect(vera.hit('32-451')).toContainText(vera.t('near-installation-height-short', { count: 1 }));
  await vera.field('installationHeight').fill('440');
  await expect(vera.hit('32-451')).toContainText(vera.t('setOpen'));
  await vera.field('bodyWidth').fill('525');
  await expect(vera.main.getByRole('heading', { name: vera.t('none') })).toBeVisible();
  await vera.type('freestanding').check();
  await expect(vera.field('bodyHeight')).toHaveCount(0);
});

test('a wrong measure is named at its field and in the summary (7.1)', async ({ page }) => {
  const vera = aMeasurer(page, 'de');
  await page.goto(configurator('de'));
  await vera.awake();
  await vera.field('bodyWidth').fill('breit');
  await vera.field('installationHeight').fill('800');
  await expect(vera.field('bodyWidth')).toHaveAttribute('aria-invalid', 'true');
  await expect(vera.main.getByRole('alert')).toContainText(vera.t('problemsTitle', { count: 2 }));
  await expect(
    vera.main.getByText('Die Einbauhöhe kann').or(vera.main.locator('#installationHeight-error')),
  ).toBeVisible();
  await expect(vera.fits(7)).toHaveCount(0);
  await vera.field('bodyWidth').fill('550');
  await vera.field('installationHeight').fill('470');
  await expect(vera.fits(7)).toBeVisible();
});

test('a configuration becomes a PDF and a message to customer service (7.1)', async ({ page }) => {
  const vera = aMeasurer(page, 'de');
  await page.goto(`${configurator('de')}?type=pull-out&bodyWidth=600&set=30-601`);
  await vera.awake();
  const href = await vera.main.getByRole('link', { name: vera.t('pdf') }).getAttribute('href');
  expect(href).toContain(`${configurationFile('de')}?type=pull-out&bodyWidth=600`);
  const file = await page.request.get(href ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await vera.main.getByRole('link', { name: vera.t('sendService') }).click();
  await expect(page).toHaveURL(new RegExp(contact('de')));
  const message = page.locator('#contact-comment');
  await expect(message).toHaveValue(/A Korpusbreite: 600\smm/);
  await expect(message).toHaveValue(/30-601/);
  await expect(message).toHaveValue(/http.*bodyWidth=600/);
});

test('the home page’s answer leads to its question (7.1)', async ({ page }) => {
  const vera = aMeasurer(page, 'fr-FR');
  await page.goto(`${configurator('fr-FR')}?type=existing-pull-out`);
  await expect(vera.type('existing-pull-out')).toBeChecked();
  await expect(vera.field('installationDepth')).toHaveValue('450');
  await expect(vera.hit('32-551')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
  test('nothing stands out of the page, with set and comparison open (7.1)', async ({ page }) => {
    const vera = aMeasurer(page, 'fr-FR');
    await page.goto(`${configurator('fr-FR')}?type=pull-out&compare=30-551&compare=30-552&compare=31-551&set=30-551`);
    await vera.awake();
    await expect(vera.set).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await vera.labelled('bodyWidth').fill('60');
    await expect(vera.hit('30-601')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { code: locale } of LOCALES)
    test(`a width on the home page leads to the systems for such a cabinet (7.1, ${locale})`, async ({ page }) => {
      const vera = aMeasurer(page, locale);
      await page.goto(home(locale));
      await vera.main.getByRole('link', { name: '600 mm', exact: true }).click();
      await expect(page).toHaveURL(`${configurator(locale)}?bodyWidth=600`);
      await expect(vera.field('bodyWidth')).toHaveValue('600');
      await expect(vera.hit('30-601')).toContainText(vera.t('fits-body-width', { limit: 600 }));
    });
  test('the form leads to the answer, with reasons, comparison and set (7.1)', async ({ page }) => {
    const vera = aMeasurer(page, 'de');
    await page.goto(configurator('de'));
    await vera.type('swing-door').check();
    await vera.field('bodyWidth').fill('45 cm');
    await vera.main.getByRole('button', { name: vera.t('submit') }).click();
    await expect(page).toHaveURL(/type=swing-door&bodyWidth=45/);
    await expect(vera.hit('34-451')).toContainText(vera.t('fits-body-width', { limit: 450 }));
    await vera.compares('34-135').check();
    await vera.compares('34-451').check();
    await vera.main.getByRole('button', { name: vera.t('compare'), exact: true }).click();
    await expect(vera.compared.getByRole('columnheader')).toHaveCount(2);
    await vera.opensSet('34-451').click();
    await expect(vera.set.getByRole('checkbox').first()).toBeVisible();
    await expect(vera.compared.getByRole('columnheader')).toHaveCount(2);
  });
});
