import { expect, type Page } from '@playwright/test';
import type { aProfessional } from '#tests/journeys/a-professional.ts';

type Karl = Awaited<ReturnType<typeof aProfessional>>;

/** A screen of the professionals' shop; each goes on from the one before. */
interface Step {
  screen: string;
  arrive: (karl: Karl, page: Page) => Promise<unknown>;
}

/** Logged in once, because an account that an owner approves takes time; axe looks after each step. */
export const STEPS: Step[] = [
  { screen: 'entrance', arrive: (karl) => karl.opens('/account/professional') },
  { screen: 'quick order, empty', arrive: (karl) => karl.opens('/account/professional/quick-order') },
  {
    screen: 'quick order, with wrong rows',
    arrive: async (karl) => {
      await karl.main.getByLabel(karl.pro('orderPaste')).fill('41-202\t10\n99-999\t2\n10-104\t1');
      await karl.button('orderTake').click();
      await expect(karl.main.locator('[aria-invalid="true"]')).toHaveCount(2);
    },
  },
  { screen: 'planner, empty', arrive: (karl) => karl.opens('/account/professional/planner') },
  {
    screen: 'planner, composed',
    arrive: async (karl) => {
      await karl.opens('/account/professional/planner?line=x-line&width=450&frame=40-501-450&40-111=2&40-135=1');
      await expect(karl.button('planToCart')).toBeVisible();
    },
  },
  { screen: 'planner, a housing', arrive: (karl) => karl.opens('/account/professional/planner?line=boxx-r') },
  { screen: 'projects, none', arrive: (karl) => karl.opens('/account/professional/projects') },
  {
    screen: 'project, with a row that is not understood',
    arrive: async (karl) => {
      await karl.main.getByLabel(karl.pro('projectName')).fill('Seestrasse 1');
      await karl.button('projectMake').click();
      await karl.isTold('projectSaved');
      await karl.main.getByLabel(karl.pro('quickOrderLabel')).fill('99-999 1');
      await karl.button('kitchenAddRows').click();
      await expect(karl.main.getByRole('alert')).toBeVisible();
    },
  },
  {
    screen: 'project, with a parts list',
    arrive: async (karl) => {
      await karl.main.getByLabel(karl.pro('quickOrderLabel')).fill('41-202 10');
      await karl.button('kitchenAddRows').click();
      await karl.isTold('projectSaved');
    },
  },
  {
    screen: 'quotes',
    arrive: async (karl) => {
      await karl.button('quote').click();
      await karl.isTold('quoteMade');
    },
  },
  { screen: 'lists, none', arrive: (karl) => karl.opens('/account/lists') },
  {
    screen: 'list',
    arrive: async (karl) => {
      await karl.main.getByLabel(karl.pro('listName')).fill('Stans');
      await karl.button('listFromNothing').click();
      await karl.main.getByLabel(karl.pro('quickOrderLabel')).fill('41-202 10');
      await karl.button('listAdd').click();
      await karl.isTold('listSaved');
    },
  },
];
