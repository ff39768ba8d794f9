import { describe, expect, it, vi } from 'vitest';
import { aProduct } from '#features/product/a-product.ts';
import { aProfessional, refusal, sent } from '#features/professional/kept/a-professional.ts';
import { type ProjectPage, projectPage } from './project.server.ts';
import { MOST_ROWS, type Project, projectsIn } from './projects.ts';

vi.mock('#store-api/server.ts', () => import('#features/professional/kept/a-professional.ts'));

const products = ['41-202', '40-117'].map((productNumber) => aProduct({ id: productNumber, productNumber }));
const EG = { id: 'eg', name: 'EG', items: [{ productId: '41-202', quantity: 10 }] };
const OG = { id: 'og', name: 'OG', items: [] };

/** What the page shows after a form was sent, and what is kept then. */
async function pressed(
  fields: Record<string, string>,
  { kitchens = [EG, OG], refuses = {} }: { kitchens?: Project['kitchens']; refuses?: Record<string, Error> } = {},
) {
  const keeps = { hof_projects: JSON.stringify([{ id: 'p1', name: 'Seestrasse 1', kitchens }]) };
  const karl = aProfessional({ keeps, products, refuses: refuses as never });
  const url = new URL('https://shop.example/');
  const page = (await projectPage(karl.storeContext, 'p1', sent(fields), url)) as ProjectPage;
  const quantities = projectsIn(karl.keeps)[0]?.kitchens.map(({ items }) => items.map(({ quantity }) => quantity));
  return { page, quantities };
}
const shown = ({ kitchens }: ProjectPage) => kitchens.map(({ rows }) => rows.map(({ quantity }) => quantity));

describe('The form of a project that can’t go on (7.5)', () => {
  const rows = { 'lines:eg': '41-202 5', 'lines:og': '40-117 2' };

  it.each([
    ['quote', '/price-quote', 'Die Offerte liess sich nicht erstellen.'],
    ['cart', '/checkout/cart/line-item', 'Das Projekt ist gespeichert'],
  ])('shows what was kept when the %s is refused, and asks for no row again', async (what, path, words) => {
    const { page, quantities } = await pressed({ do: what, ...rows }, { refuses: { [path]: refusal(400, 'NO') } });
    expect(quantities).toEqual([[15], [2]]);
    expect(shown(page)).toEqual([[15], [2]]);
    expect(page.failed).toContain(words);
    expect(page.troubles).toEqual({});
  });

  it('shows every row again when nothing could be kept', async () => {
    const { page } = await pressed(
      { do: 'save', ...rows },
      { refuses: { '/account/change-profile': refusal(400, 'NO') } },
    );
    expect(shown(page)).toEqual([[10], []]);
    expect(page.troubles).toEqual({
      eg: { typed: '41-202 5', problems: [] },
      og: { typed: '40-117 2', problems: [] },
    });
  });

  it('sends what could not be kept once more when it is sent again, and only that', async () => {
    const { page } = await pressed(
      { do: 'save', name: 'Seestrasse 2', 'was:name': 'Seestrasse 1', 'eg/41-202': '7', 'was:eg/41-202': '10' },
      { refuses: { '/account/change-profile': refusal(400, 'NO') } },
    );
    expect(page).toMatchObject({ name: 'Seestrasse 2', was: 'Seestrasse 1' });
    expect(page.kitchens[0]?.rows[0]).toMatchObject({ quantity: 7, was: 10 });
    expect(page.kitchens[1]).toMatchObject({ name: 'OG', was: 'OG' });
  });

  it('says of every kitchen what was not understood, and keeps what was typed there', async () => {
    const { page } = await pressed({ do: 'save', 'lines:eg': '41-202 zehn', 'lines:og': '99-999 2' });
    expect(Object.values(page.troubles)).toEqual([
      { typed: '41-202 zehn', problems: [expect.stringContaining('zehn')] },
      { typed: '99-999 2', problems: [expect.stringContaining('99-999')] },
    ]);
  });

  it('refuses rows that have no room beside those of another kitchen, typed or from a tool', async () => {
    const items = Array.from({ length: MOST_ROWS - 1 }, (_, at) => ({ productId: `p${at}`, quantity: 1 }));
    const kitchens = [{ ...EG, items }, OG];
    const typed = await pressed({ do: 'save', ...rows }, { kitchens });
    const problems = ['Das Projekt ist voll: Es fasst 200 Zeilen.'];
    expect(typed.page.troubles).toEqual({ og: { typed: '40-117 2', problems } });
    expect(typed.quantities?.map((all) => all.length)).toEqual([MOST_ROWS, 0]);
    const tool = JSON.stringify(['41-202', '40-117'].map((productId) => ({ productId, quantity: 1 })));
    const planned = await pressed({ do: 'items', kitchen: 'og', items: tool }, { kitchens });
    expect(planned.page.troubles).toEqual({
      og: { typed: '', problems: ['Das Projekt hat nur noch Platz für 1 Zeile.'] },
    });
    expect(planned.quantities?.[1]).toEqual([]);
  });
});
