import { describe, expect, test } from 'vitest';
import { missed, newestFirst, table } from '#scripts/bench/report.ts';

describe('a report of npm run bench', () => {
  test('stands above all older ones, which stay as they are', () => {
    const page = '# Costs\n\nHow to read it.\n\n## 2026-01-02, b\n\n| b |\n\n## 2026-01-01, a\n\n| a |\n';
    expect(newestFirst(page, '## 2026-01-03, c\n\n| c |')).toBe(
      '# Costs\n\nHow to read it.\n\n## 2026-01-03, c\n\n| c |\n\n## 2026-01-02, b\n\n| b |\n\n## 2026-01-01, a\n\n| a |\n',
    );
  });

  test('may be the first', () => {
    expect(newestFirst('# Costs\n', '## 2026-01-01, a\n')).toBe('# Costs\n\n## 2026-01-01, a\n');
  });

  const reached = { what: 'requests', unit: '', value: 16, most: 16 };

  test('shows the wanted value and the floor beside the measured one', () => {
    expect(table([reached, { what: 'score', unit: 'of 100', value: 50, floor: 100, least: 99 }])).toBe(
      [
        '| what | shop | wanted | floor | ratio |',
        '| --- | --: | --: | --: | --: |',
        '| requests | 16 | ≤ 16 | – | – |',
        '| score | 50 of 100 | ≥ 99 | 100 of 100 | × 0.5 |',
      ].join('\n'),
    );
  });

  test.each([
    [
      'names what is above',
      { what: 'paint', unit: 's', value: 1.31, most: 1.2 },
      'Missed: paint (1.31, wanted ≤ 1.2).',
    ],
    ['names what is below', { what: 'score', unit: '', value: 98, least: 99 }, 'Missed: score (98, wanted ≥ 99).'],
    [
      'names what should be nothing',
      { what: 'shift', unit: '', value: 0.002, most: 0 },
      'Missed: shift (0.002, wanted ≤ 0).',
    ],
    [
      'names what could not be measured',
      { what: 'paint', unit: 's', value: Number.NaN, most: 1 },
      'Missed: paint (NaN, wanted ≤ 1).',
    ],
    ['judges what is shown', { what: 'paint', unit: 's', value: 1.2004, most: 1.2 }, 'Everything is as wanted.'],
    ['is silent where nothing is wanted', { what: 'build', unit: 's', value: 40 }, ''],
  ])('%s', (_says, figure, sentence) => {
    expect(missed([figure])).toBe(sentence);
  });
});
