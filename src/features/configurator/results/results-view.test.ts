import { describe, expect, test } from 'vitest';
import { aConfigurator } from '../a-configurator.ts';
import { comparedRows } from './Compared.tsx';
import { answerView, reasonsOf, sentenceOf } from './results-view.ts';

const shop = aConfigurator()
  .with('30-551', { width: [550], height: 455 })
  .with('30-601', { width: [600, 900], height: 455 })
  .with('33-117', { height: 440 }, { types: ['freestanding'] });
const { data } = shop;
const view = (query: string) => answerView(data, shop.parseQuestion(query));
const reasons = (query: string, number: string) => {
  const { fits, near } = view(query);
  const judged = [...fits, ...near].find(({ system }) => system.number === number);
  return judged ? reasonsOf(data, judged).map(({ text }) => text.replaceAll('\u00A0', ' ')) : [];
};

describe('The answer (7.1)', () => {
  test('says how much is to spare, the tightest first', () => {
    expect(reasons('height=467', '30-551')).toEqual([
      'passt: 12 mm Reserve in der Höhe',
      'passt: gebaut für 550 mm Korpusbreite',
    ]);
  });
  test('says what fits to the millimetre', () => {
    expect(reasons('height=455', '30-551')[0]).toBe('passt auf den Millimeter: height');
  });
  test('says what is missing first', () => {
    expect(reasons('height=454&width=550', '30-551')[0]).toBe('es fehlt 1 mm in der Höhe');
    expect(reasons('height=470&width=597', '30-601')[0]).toBe('Ihr Korpus ist 3 mm schmaler als 600 mm');
    expect(reasons('height=470&width=603', '30-601')[0]).toBe('Ihr Korpus ist 3 mm breiter als 600 mm');
  });
  test('has general words for a rule that an editor has added', () => {
    const [system] = data.systems;
    if (!system) throw new Error('the shop has a system');
    const finding = { rule: 'new-rule', measure: 'width', given: 550, limit: 500 };
    const sentence = (spare: number, side?: 'short') =>
      sentenceOf(data, system, { ...finding, spare, side }).replaceAll('\u00A0', ' ');
    expect(sentence(50)).toBe('passt: width, 500 mm verlangt, 550 mm vorhanden');
    expect(sentence(-50, 'short')).toBe('width: 50 mm daneben, verlangt sind 500 mm');
  });
  test('judges nothing while a measure is wrong, but draws what is usual', () => {
    const { isComplete, fits, near, drawingMeasures, problems } = view('width=breit&height=500');
    expect({ isComplete, fits, near, problems }).toEqual({
      ...{ isComplete: false, fits: [], near: [], problems: { width: 'number' } },
    });
    expect(drawingMeasures).toEqual({ width: 550, height: 500 });
  });
  test('says what helps, and what fits otherwise, only where nothing fits', () => {
    expect(view('')).toMatchObject({ advice: [], others: [] });
    expect(view('height=450')).toMatchObject({
      advice: ['Nehmen Sie ein flaches.'],
      others: [{ type: 'freestanding', name: 'Frei', count: 1 }],
    });
    expect(view('height=300').advice).toEqual(['Nehmen Sie ein flaches.']);
    expect(view('type=freestanding&height=300').others).toEqual([]);
  });
  test('keeps an advice to itself that can’t help any more (7.1)', () => {
    for (const one of data.measures) if (one.advice) one.adviceFrom = 400;
    expect(view('height=400').advice).toHaveLength(1);
    expect(view('height=399').advice).toEqual([]);
  });
});

describe('Systems side by side (7.1)', () => {
  test('are of one kind, in the order in which they were chosen', () => {
    const { compared } = view('compare=30-601&compare=33-117&compare=30-551');
    expect(compared.map(({ system }) => system.number)).toEqual(['30-601', '30-551']);
  });
  test('show what each needs and what is left', () => {
    const rows = comparedRows(data, view('height=460&compare=30-551&compare=30-601').compared);
    const cells = rows.find(({ name }) => name === 'width')?.cells.map(({ text, note }) => `${text}, ${note}`);
    expect(cells?.map((cell) => cell.replaceAll('\u00A0', ' '))).toEqual([
      'gebaut für 550 mm, passt genau',
      'gebaut für 600 / 900 mm, 50 mm daneben',
    ]);
    expect(rows.find(({ name }) => name === 'height')?.cells.map(({ note }) => note)).toEqual([
      '5\u00A0mm Reserve',
      '5\u00A0mm Reserve',
    ]);
  });
});
