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

test('viewer and model come with the press, from the shop alone, and say in her language what they show (8.5)', {
  tag: ['@keyboard', '@verify'],
}, async ({ page, baseURL }) => {
  test.slow();
  const marie = aGuest(page, 'fr-FR');
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto(article('fr-FR', '10-104').path);
  await page.mouse.move(50, 300, { steps: 2 });
  const button = page.getByRole('button', { name: marie.t('gallery', 'seeIn3d') });
  await expect(button).toHaveText('3D');
  expect(requestedUrls.filter((url) => /model-view|\.glb/.test(url))).toEqual([]);

  await button.click();
  const view = page.locator('dialog.large');
  await expect(view.locator('p')).toHaveText(marie.t('gallery', 'modelHelp'), { timeout: 90_000 });
  expect(requestedUrls.filter((url) => url.endsWith('.glb'))).toHaveLength(1);
  expect(requestedUrls.filter((url) => !url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url))).toEqual([]);
  // without its styles the viewer would show everything that it keeps for glasses and headsets
  for (const kept of await view.locator('model-viewer button, model-viewer a').all())
    await expect(kept).not.toBeInViewport();
  const altText = marie.t('gallery', 'model', { alt: '' }).trim();
  await expect(view.locator('model-viewer').getByRole('img', { name: altText })).toHaveCount(1);
});
