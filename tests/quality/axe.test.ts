import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { aProfessional } from '#tests/journeys/a-professional.ts';
import { STEPS } from './professional.ts';
import { SCREENS } from './screens.ts';
import { STATES } from './states.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const screen of SCREENS)
      test(`axe finds nothing on: ${screen.name}`, async ({ page }) => {
        await screen.first?.(page);
        await page.goto(screen.path);
        await screen.there?.(page);
        await page.waitForLoadState('networkidle');
        expect(await findings(page)).toEqual([]);
      });
  });

test.describe('in every state', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { screen, state, arrive } of STATES)
    test(`axe finds nothing on: ${screen}, ${state}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await arrive(page);
      const light = await findings(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([light, await findings(page)]).toEqual([[], []]);
    });
});

test('axe finds nothing on any screen of the professionals’ shop (7.5)', async ({ page }) => {
  test.slow();
  const karl = await aProfessional(page);
  for (const { screen, arrive } of STEPS) {
    await arrive(karl, page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect([screen, colorScheme, await findings(page)]).toEqual([screen, colorScheme, []]);
    }
  }
});

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
