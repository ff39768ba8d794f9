import type { Locale } from '#i18n/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { aGuest, article } from './a-guest.ts';

test.use({
  // what draws without a graphics card has to be asked for
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    }),
  // and does not have to draw much
  viewport: { width: 400, height: 400 },
});

for (const locale of ['de', 'en-US', 'fr-FR'] as const satisfies Locale[])
  test(`viewer and model come with the press and from the shop alone, and say what they show in ${locale} (8.5)`, async ({
    page,
    baseURL,
  }) => {
    const ruth = aGuest(page, locale);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(article(locale, '10-104').path);
    await page.mouse.move(50, 300);
    const button = page.getByRole('button', { name: ruth.t('gallery', 'seeIn3d') });
    await expect(button).toHaveText('3D');
    expect(asked.filter((url) => /model-view|\.glb/.test(url))).toEqual([]);

    await button.click();
    const view = page.locator('dialog.large');
    const model = view.locator('model-viewer');
    await expect
      .poll(() => model.evaluate((viewer: HTMLElement & { loaded?: boolean }) => viewer.loaded), { timeout: 40_000 })
      .toBe(true);
    await expect(view.locator('p')).toHaveText(ruth.t('gallery', 'modelHelp'));
    expect(asked.filter((url) => url.endsWith('.glb'))).toHaveLength(1);
    expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url))).toEqual([]);
    await expect(view.getByRole('img', { name: ruth.t('gallery', 'model', { alt: '' }).trim() })).toBeVisible();
  });
