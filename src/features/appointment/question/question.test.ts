import { describe, expect, test } from 'vitest';
import { queryOf, questionIn } from './use-question.ts';

const read = (query: string) => questionIn(new URLSearchParams(query));

describe('The question to a partner (7.4)', () => {
  test('is read from the address, with the measures of the configurator (C15)', () => {
    expect(read('service=exhibition&place=+8044&partner=a-b&article=30-552&bodyWidth=550&sideWall=16')).toEqual({
      ...{ service: 'exhibition', place: '8044', partner: 'a-b', article: '30-552' },
      measures: { bodyWidth: 550, sideWall: 16 },
    });
  });
  test('leaves out what is none', () => {
    const nothing = { service: 'assembly', place: '', partner: '', article: '', measures: {} };
    expect(read('service=party&bodyWidth=breit&bodyDepth=-1&sideWall=1.5&bodyHeight=10001')).toEqual(nothing);
    expect(read(`place=${'a'.repeat(500)}`).place).toHaveLength(100);
  });
  test('comes back from the address as it was', () => {
    const query = '?service=exhibition&place=Z%C3%BCrich&partner=a-b&article=30-552&bodyWidth=550';
    expect(queryOf(read(query))).toBe(query);
    expect(queryOf(read(''))).toBe('');
  });
});
