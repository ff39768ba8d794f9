import { describe, expect, it } from 'vitest';
import { afterChange, nameFrom } from '#features/professional/kept/reorder-list.ts';
import {
  MOST_KITCHENS,
  MOST_PROJECTS,
  MOST_ROWS,
  type Project,
  partsOf,
  projectsAfter,
  projectsIn,
  roomIn,
  withForm,
  withKitchen,
  withoutKitchen,
  withRows,
} from './projects.ts';

const aProject = (more: Partial<Project> = {}): Project => ({
  id: 'p1',
  name: 'Seestrasse 1',
  kitchens: [
    { id: 'k1', name: 'EG', items: [{ productId: 'bags', quantity: 10 }] },
    { id: 'k2', name: 'OG', items: [] },
  ],
  ...more,
});

describe('Projects of a professional (F3, 7.5)', () => {
  it('are one text that the customer carries', () => {
    const projects = [aProject(), aProject({ id: 'p2', kitchens: [] })];
    expect(projectsIn({ hof_projects: projectsAfter(null, () => projects) })).toEqual(projects);
    expect(projectsAfter(null, () => [])).toBe('');
  });

  it.each([undefined, null, {}, { hof_projects: 7 }, { hof_projects: '{' }, { hof_projects: '[{"id":1}]' }])(
    'are none where nothing readable is kept: %j',
    (fields) => expect(projectsIn(fields)).toEqual([]),
  );

  it('hold so many that the text always fits', () => {
    const name = nameFrom('«'.repeat(500));
    const kitchens = Array.from({ length: MOST_KITCHENS }, (_, at) => ({ id: `kitchen${at}`, name, items: [] }));
    const items = Array.from({ length: MOST_ROWS }, (_, at) => ({
      productId: String(at).padStart(32, 'f'),
      quantity: 9999,
    }));
    const full = withRows(aProject({ name, kitchens }), [{ id: 'kitchen0', items }]).project;
    expect(roomIn(full)).toBe(0);
    expect(withKitchen(full, { id: 'more', name })).toEqual(full);
    expect(projectsAfter(null, () => Array.from({ length: MOST_PROJECTS }, () => full)).length).toBeLessThan(400_000);
  });

  it('change one by one, and their kitchens come and go', () => {
    const projects = [aProject(), aProject({ id: 'p2' })];
    const changed = afterChange(projects, 'p2', (one) => withKitchen(one, { id: 'k3', name: ' Bad ' }));
    expect(changed[1]?.kitchens.map(({ name }) => name)).toEqual(['EG', 'OG', 'Bad']);
    expect(withoutKitchen(aProject(), 'k1').kitchens.map(({ id }) => id)).toEqual(['k2']);
    expect(afterChange(projects, 'p1', () => null)).toEqual([projects[1]]);
  });

  it('add goods up in the kitchen that was meant', () => {
    const items = [
      { productId: 'bags', quantity: 5 },
      { productId: 'lid', quantity: 1 },
    ];
    const { project, refused } = withRows(aProject(), [{ id: 'k1', items }]);
    expect(refused).toEqual([]);
    expect(project.kitchens.map(({ items }) => items)).toEqual([
      [
        { productId: 'bags', quantity: 15 },
        { productId: 'lid', quantity: 1 },
      ],
      [],
    ]);
  });

  it('take a kitchen’s goods whole or not at all, and never cut them', () => {
    const goods = (id: string, count: number) => ({
      id,
      items: Array.from({ length: count }, (_, at) => ({ productId: `${id}-${at}`, quantity: 1 })),
    });
    const { project, refused } = withRows(aProject(), [goods('k1', 150), goods('k2', 50)]);
    expect(refused).toEqual(['k2']);
    expect(project.kitchens.map(({ items }) => items.length)).toEqual([151, 0]);
    expect(withRows(project, [goods('k2', 49)]).refused).toEqual([]);
    expect(withRows(project, [goods('k1', 150)]).refused).toEqual([]);
  });

  it('make one parts list of all kitchens', () => {
    const { project } = withRows(aProject(), [{ id: 'k2', items: [{ productId: 'bags', quantity: 2 }] }]);
    expect(partsOf(project)).toEqual([
      {
        productId: 'bags',
        quantity: 12,
        kitchens: [
          { name: 'EG', quantity: 10 },
          { name: 'OG', quantity: 2 },
        ],
      },
    ]);
  });
});

describe('The form of a project', () => {
  const form = (fields: Record<string, string>) => withForm(aProject(), new Map(Object.entries(fields)));
  const bags = ({ kitchens }: Project) => kitchens[0]?.items;

  it.each([
    ['12', [{ productId: 'bags', quantity: 12 }]],
    ['0', []],
    ['-3', [{ productId: 'bags', quantity: 10 }]],
    ['viele', [{ productId: 'bags', quantity: 10 }]],
    ['99999', [{ productId: 'bags', quantity: 9999 }]],
  ])('counts as typed: «%s»', (typed, items) => {
    expect(bags(form({ 'k1/bags': typed, 'was:k1/bags': '10' }))).toEqual(items);
  });

  it('takes back nothing that another tab has changed since it was drawn', () => {
    // here it was drawn with 3 and left alone; meanwhile somebody made 10 of it
    expect(bags(form({ 'k1/bags': '3', 'was:k1/bags': '3', name: 'Alt', 'was:name': 'Alt' }))).toEqual([
      { productId: 'bags', quantity: 10 },
    ]);
    expect(form({ name: 'Alt', 'was:name': 'Alt' }).name).toBe('Seestrasse 1');
  });

  it('names project and kitchens anew, and never with nothing', () => {
    const named = form({
      name: ' Neu ',
      'was:name': 'x',
      'kitchen:k1': 'Attika',
      'was:kitchen:k1': 'EG',
      'kitchen:k2': ' ',
    });
    expect([named.name, ...named.kitchens.map(({ name }) => name)]).toEqual(['Neu', 'Attika', 'OG']);
  });
});
