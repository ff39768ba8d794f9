import { expect, it } from 'vitest';
import { fold } from '#values/search/analyzer.ts';
import type { Entry } from './entry.ts';
import { finderOf } from './finder.ts';

const variant = (number: string, colour: string) => ({
  ...{ number, colour, title: `Raclette-Ofen, ${colour}`, href: `/${number}`, picture: `/${number}.webp` },
});

const oven = (number: string, description: string, ...colours: string[]): Entry => ({
  ...{ kind: 'product', title: 'Raclette-Ofen', href: `/${number}`, note: number, keywords: '' },
  ...{ options: fold(colours.join(' ')), description: fold(description) },
  product: {
    ...{ number, weight: 1, drawing: 'raclette', picture: '/graphite.webp' },
    variants: colours.map((colour) => variant(`${number}-${colour}`, colour)),
  },
});

const entries: Entry[] = [
  oven('10-106', 'Grundfläche 447 × 295 mm', 'Crème', 'Graphit'),
  oven('10-104', 'Kabel 1,5 m', 'Graphit', 'Tannengrün'),
  { kind: 'area', title: 'Kontakt und Anfahrt', href: '/kontakt', keywords: '', options: '', description: '' },
];
const synonyms = [{ term: 'Kontakt', same: [], from: ['Öffnungszeiten'] }];
const find = await finderOf({ locale: 'de', synonyms, entries });

it.each(['grüner ofen', 'Ofen in Grün', 'grüne Raclette-Öfen'])(
  '«%s» shows the oven first that is green, in green',
  (term) => {
    const [first] = find(term).hits;
    expect(first?.title).toBe('Raclette-Ofen, Tannengrün');
    expect(first?.href).toBe('/10-104-Tannengrün');
    expect(first?.product).toMatchObject({ number: '10-104-Tannengrün', picture: '/10-104-Tannengrün.webp' });
  },
);

it('a product is shown as it is where no colour is asked for', () =>
  expect(find('raclette').hits.map(({ note }) => note)).toEqual(['10-106', '10-104']));

it('a word is found as it sounds', () => expect(find('raklet').hits).toHaveLength(2));

it('a page is found by what it is asked for', () =>
  expect(find('öffnungszeiten').hits.map(({ href }) => href)).toEqual(['/kontakt']));
