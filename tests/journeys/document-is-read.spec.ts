import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inLanguage, LOCALES, type Text } from '#i18n/locales.ts';
import { documentView } from '#i18n/paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { article, translate } from './a-guest.ts';

const { slug, documents }: { slug: Text; documents: { kind: string; title: Text }[] } = parse(
  readFileSync('content/products/10-102/product.yaml', 'utf8'),
);
const manual = documents.find(({ kind }) => kind === 'manual')?.title ?? { de: '' };

for (const { code: locale } of LOCALES) {
  const title = inLanguage(locale, manual);
  const address = documentView(locale, inLanguage(locale, slug), '10-102', 'manual');

  test(`a manual is found on the article’s page, read and downloaded (B6, ${locale})`, { tag: '@keyboard' }, async ({
    page,
    request,
  }) => {
    await page.goto(article(locale, '10-102').path);
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(/\/documents\/.*\/manual$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const viewer = page.locator('object');
    await expect(viewer).toHaveAttribute('type', 'application/pdf');

    const file = await request.get((await viewer.getAttribute('data')) ?? '');
    expect(file.headers()).toMatchObject({ 'content-type': 'application/pdf', 'x-frame-options': 'SAMEORIGIN' });
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

    const download = page.waitForEvent('download');
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: translate(locale, 'documents', 'download') })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  test(`an unknown document tells what there is instead (B6, ${locale})`, async ({ page }) => {
    const t = (key: string, values = {}) => translate(locale, 'documents', key, values);
    const response = await page.goto(address.replace(/manual$/, 'poster'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('missingTitle'));
    await page
      .getByRole('region', { name: t('existing') })
      .getByRole('link', { name: title })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    const unknown = await page.goto(address.replace('10-102', '10-999'));
    expect(unknown?.status()).toBe(404);
    await page.getByRole('main').getByRole('searchbox').fill('10-102');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(article(locale, '10-102').name).first()).toBeVisible();
  });
}

test('a document keeps its place when the article is called otherwise, and when the language changes (B6)', async ({
  page,
}) => {
  await page.goto('/documents/old-name/10-102/manual');
  await expect(page).toHaveURL(documentView('de', slug.de, '10-102', 'manual'));
  await page.locator('footer a[data-locale="fr-FR"]').click();
  await expect(page).toHaveURL(documentView('fr-FR', inLanguage('fr-FR', slug), '10-102', 'manual'));
});

test('a document is reached with the keyboard alone (B6)', async ({ page }) => {
  await page.goto(documentView('de', slug.de, '10-102', 'datasheet'));
  await page
    .getByRole('link', { name: translate('de', 'documents', 'download') })
    .first()
    .focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: translate('de', 'documents', 'open') }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: manual.de })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(manual.de);
});
