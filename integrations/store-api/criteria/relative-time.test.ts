import { describe, expect, it } from 'vitest';
import { rangeOf } from './filter.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const range = (type: 'since' | 'until', duration: unknown, operator: unknown = 'gt') =>
  rangeOf({ type, field: 'releaseDate', duration, operator }, NOW);

describe('since and until', () => {
  it.each([
    ['since', 'P5D', 'gt', 'lt', '2026-11-16T10:00:00.000Z'],
    ['since', 'P5D', 'gte', 'lte', '2026-11-16T10:00:00.000Z'],
    ['since', 'PT36H', 'lt', 'gt', '2026-11-19T22:00:00.000Z'],
    ['until', 'P2W', 'gt', 'gt', '2026-12-05T10:00:00.000Z'],
    ['until', 'P1Y1M', 'lte', 'lte', '2027-12-21T10:00:00.000Z'],
    ['until', 'P1DT1M30S', 'lt', 'lt', '2026-11-22T10:01:30.000Z'],
  ] as const)('%s %s %s', (type, duration, operator, is, value) =>
    expect(range(type, duration, operator)).toEqual({ type: 'range', field: 'releaseDate', bounds: [{ is, value }] }),
  );

  it('eq is that whole day, neq every other', () => {
    const day = {
      type: 'range',
      field: 'releaseDate',
      bounds: [
        { is: 'gte', value: '2026-11-20' },
        { is: 'lte', value: '2026-11-20T23:59:59.999Z' },
      ],
    };
    expect(range('since', 'P1D', 'eq')).toEqual(day);
    expect(range('since', 'P1D', 'neq')).toEqual({ type: 'multi', operator: 'nand', queries: [day] });
  });

  it.each(['P', 'PT', '5D', 'P5', 'P-5D', 'P99999Y', '', null, 5, {}])('%j is no duration', (duration) =>
    expect(range('since', duration)).toBeUndefined(),
  );
  it.each(['=', '', null, {}])('%j is no operator', (operator) =>
    expect(range('until', 'P5D', operator)).toBeUndefined(),
  );
});
