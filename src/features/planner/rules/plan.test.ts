import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { plannerSchema } from '../planner.schema.ts';
import { plannerData } from '../planner-data.ts';
import {
  binsOf,
  EMPTY_PLAN,
  extrasOf,
  frameOf,
  framesOf,
  litresOf,
  mostOf,
  type Plan,
  partsOf,
  planIn,
  planQuery,
  possible as possibleIn,
  roomOf,
} from './plan.ts';

const data = plannerData(plannerSchema.parse(parse(readFileSync('content/shop/professional-planner.yaml', 'utf8'))));
const aPlan = (line: string, width: number, frame: string, counts: Record<string, number> = {}, lids = {}): Plan => ({
  ...EMPTY_PLAN,
  ...{ line, width, frame, counts, lids },
});
/** Where everything is sold one by one. */
const possible = (from: typeof data, plan: Plan) => possibleIn(from, plan, {});
const most = (plan: Plan, article: string) => {
  const frame = frameOf(data, plan);
  const bin = data.containers.find((one) => one.article === article);
  if (!frame || !bin) throw new Error(`no ${article}`);
  return mostOf(data, frame, plan, bin);
};

it('plans rolls in the quantities in which they are sold, or none (7.5)', () => {
  const rules = { '41-221': { rule: { min: 24, steps: 12, max: 60 } } };
  const bags = (count: number) => {
    const bin = data.containers.find(({ bags: fitting }) => fitting.includes('41-221'))?.article ?? '';
    const line = data.lines.find(({ cabinets }) =>
      cabinets.some(({ frames }) => frames.some(({ containers }) => containers.includes(bin))),
    );
    const cabinet = line?.cabinets.find(({ frames }) => frames.some(({ containers }) => containers.includes(bin)));
    const frame = cabinet?.frames.find(({ containers }) => containers.includes(bin))?.frame ?? '';
    const planned = aPlan(line?.line ?? '', cabinet?.widthMm ?? 0, frame, { [bin]: 2, '41-221': count });
    return possibleIn(data, planned, rules).counts['41-221'];
  };
  expect([0, 1, 24, 30, 36, 99].map(bags)).toEqual([undefined, 24, 24, 24, 36, 60]);
});

describe('The planner offers only what goes together (7.5)', () => {
  it('of every line, width and frame the bins of its format, and never more than fit', () => {
    for (const line of data.lines)
      for (const { widthMm, frames } of line.cabinets)
        for (const frame of frames) {
          const begun = possible(data, aPlan(line.line, widthMm, frame.frame));
          for (const bin of binsOf(data, frame)) {
            expect(bin.format).toBe(frame.format);
            if (frame.fixed) continue;
            // as many as there can be, of one kind after the other
            const counts: Record<string, number> = { [bin.article]: mostOf(data, frame, begun, bin).most };
            for (const one of binsOf(data, frame))
              counts[one.article] = mostOf(data, frame, { ...begun, counts }, one).most;
            const full = { ...begun, counts };
            const room = roomOf(data, frame, full);
            expect(room.freeMm).toBeGreaterThanOrEqual(0);
            expect(room.articleCount).toBeLessThanOrEqual(data.mostContainers);
            expect(room.rows).toBeLessThanOrEqual(frame.maxRows ?? 99);
            expect(possible(data, full).counts).toMatchObject(
              full.counts[bin.article] ? { [bin.article]: full.counts[bin.article] } : {},
            );
          }
        }
  });

  it.each([
    // 374 mm: 228 + 145 fit with 1 mm to spare, 228 + 228 don't
    [aPlan('x-line', 450, '40-501-450', { '40-135': 1 }), '40-111', { most: 2, limit: 'usableWidth' }],
    [aPlan('x-line', 450, '40-501-450', { '40-135': 1 }), '40-117', { most: 0, limit: 'usableWidth' }],
    // 824 mm would take eight of 105 mm in four rows: seven bins are the most, and they come in pairs
    [aPlan('x-line', 900, '40-501-900'), '40-108', { most: 6, limit: 'maxContainers' }],
    // a swing-out frame has one row
    [aPlan('s-line', 450, '40-509', { '40-135': 1 }), '40-117', { most: 0, limit: 'usableWidth' }],
    [aPlan('s-line', 450, '40-509'), '40-117', { most: 2, limit: 'usableWidth' }],
    // format D: one height
    [aPlan('d-line', 900, '40-505-900', { '40-217': 2 }), '40-311', { most: 0, limit: 'oneHeight' }],
    [aPlan('d-line', 900, '40-505-900', { '40-217': 2 }), '40-208', { most: 4, limit: 'maxContainers' }],
  ])('there is room for so many more: %j and %s', (plan, article, expected) => {
    expect(most(plan, article)).toEqual(expected);
  });

  it('says how much room is left, and how high it becomes', () => {
    const plan = aPlan('x-line', 550, '40-501-550', { '40-117': 2, '40-135': 1 });
    const frame = framesOf(data, plan)[0];
    expect(frame && roomOf(data, frame, plan)).toEqual({
      usedMm: 456,
      freeMm: 18,
      rows: 2,
      articleCount: 3,
      heightMm: 455,
    });
    expect(litresOf(data, plan)).toBe(69);
  });

  it('chooses what there is no choice of', () => {
    expect(possible(data, aPlan('x-line', 550, ''))).toMatchObject({ frame: '40-501-550' });
    expect(possible(data, aPlan('x-line-pro', 550, ''))).toMatchObject({ frame: '' });
    expect(possible(data, aPlan('boxx-r', 0, '40-508-217')).counts).toEqual({ '40-117': 2 });
  });
});

describe('A plan that somebody wishes', () => {
  it('loses what does not go with what was chosen before', () => {
    const odd = aPlan(
      'x-line',
      450,
      '40-501-900',
      { '40-117': 3, '40-135': 9, '40-208': 1, '41-202': 1, '41-203': 1, '40-641': 1, '40-691': 1 },
      { '40-117': '40-435-F', '40-135': '40-435-F' },
    );
    expect(possible(data, odd)).toEqual({
      ...{ line: 'x-line', width: 450, frame: '40-501-450' },
      // of three short ones a pair; beside them a bin of 35 liters has no room, so its lid and bags go too
      counts: { '40-117': 2, '40-641': 1 },
      lids: {},
    });
    expect(possible(data, aPlan('nothing', 450, ''))).toEqual(EMPTY_PLAN);
  });

  it('keeps its width on the way over a line that does not have it', () => {
    const passing = possible(data, aPlan('x-line-pro', 450, ''));
    expect([passing.frame, framesOf(data, passing)]).toEqual(['', []]);
    expect(possible(data, { ...passing, line: 'd-line' })).toMatchObject({ width: 450, frame: '40-505-450' });
  });

  it('is a parts list by article number', () => {
    const plan = possible(
      data,
      aPlan(
        'x-line',
        550,
        '40-501-550',
        { '40-117': 2, '40-135': 1, '41-201': 3, '40-601-35': 1, '40-611': 1 },
        { '40-117': '40-417-F', '40-135': '40-435-O' },
      ),
    );
    expect(partsOf(data, plan)).toEqual([
      { article: '40-501-550', quantity: 1 },
      { article: '40-117', quantity: 2 },
      { article: '40-135', quantity: 1 },
      { article: '40-417-F', quantity: 2 },
      { article: '40-435-O', quantity: 1 },
      { article: '40-601-35', quantity: 1 },
      { article: '40-611', quantity: 1 },
      { article: '41-201', quantity: 3 },
    ]);
    expect(partsOf(data, possible(data, aPlan('x-line', 550, '40-501-550')))).toEqual([]);
  });

  it('has the bags of its bins, and filters only where a bin has one', () => {
    const small = possible(data, aPlan('x-line', 450, '40-501-450', { '40-108': 2 }));
    expect(extrasOf(data, small)).toMatchObject({ bags: [] });
    expect(extrasOf(data, small).accessories).not.toContain('41-301');
    const large = possible(data, aPlan('x-line', 450, '40-501-450', { '40-135': 1 }));
    expect(extrasOf(data, large)).toMatchObject({ bags: ['41-202', '41-222'] });
    expect(extrasOf(data, large).accessories).toContain('41-301');
  });
});

describe('The address of a plan', () => {
  it('says everything, and is read again', () => {
    const plan = possible(
      data,
      aPlan('x-line', 550, '40-501-550', { '40-117': 2, '41-201': 3 }, { '40-117': '40-417-F' }),
    );
    expect(planQuery(plan)).toBe('?line=x-line&width=550&frame=40-501-550&40-117=2&41-201=3&lid.40-117=40-417-F');
    expect(possible(data, planIn(new URLSearchParams(planQuery(plan))))).toEqual(plan);
    expect(planQuery(EMPTY_PLAN)).toBe('');
  });

  it.each([
    '?line=__proto__',
    '?line=x-line&width=1e9',
    '?line=x-line&width=450&__proto__=3&constructor=2',
    '?40-117=-1&40-117=9999&lid.40-117=x',
    `?${'4'.repeat(9999)}=1`,
  ])('takes nothing that is not in the shop: %s', (query) => {
    const { counts, lids } = possible(data, planIn(new URLSearchParams(query)));
    expect([counts, lids]).toEqual([{}, {}]);
  });
});
