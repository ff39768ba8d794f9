import { describe, expect, test } from 'vitest';
import { SHOW_NOTICES } from './notices.store.ts';
import { isCurrent, isNotOver } from './notices.ts';

const closure = { from: '2024-12-21T00:00:00+01:00', until: '2025-01-05T23:59:59+01:00' };
const at = (moment: string) => Date.parse(moment);

describe('A dated notice (A6)', () => {
  test('shows from its first moment to its last, in Swiss time', () => {
    expect(isCurrent(closure, at('2024-12-20T22:59:59Z'))).toBe(false);
    expect(isCurrent(closure, at('2024-12-20T23:00:00Z'))).toBe(true);
    expect(isCurrent(closure, at('2025-01-05T22:59:59Z'))).toBe(true);
    expect(isCurrent(closure, at('2025-01-05T23:00:00Z'))).toBe(false);
  });
  test('is carried by static pages until it is over', () => {
    expect(isNotOver(closure, at('2024-11-01T00:00:00Z'))).toBe(true);
    expect(isNotOver(closure, at('2025-02-01T00:00:00Z'))).toBe(false);
  });
});

describe('The script before paint', () => {
  const run = (now: string, dismissed: string[] = []) => {
    const bands = ['2026-11-16|2026-12-18', '2026-12-14|2026-12-23', '2026-12-17|2026-12-24'].map((dates, index) => ({
      hidden: true,
      dataset: { notice: `n${index}`, from: dates.split('|')[0], until: dates.split('|')[1] },
    }));
    const document = {
      querySelectorAll: () => bands,
      currentScript: { parentElement: { querySelectorAll: () => bands } },
    };
    const sessionStorage = { getItem: (key: string) => (dismissed.includes(key.replace('notice-', '')) ? '1' : null) };
    const clock = { now: () => at(now), parse: Date.parse };
    new Function('document', 'sessionStorage', 'Date', SHOW_NOTICES)(document, sessionStorage, clock);
    return bands.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.notice);
  };
  test('shows what the shopper’s clock says', () => {
    expect(run('2026-11-01')).toEqual([]);
    expect(run('2026-11-20')).toEqual(['n0']);
  });
  test('shows two at most', () => {
    expect(run('2026-12-18')).toEqual(['n0', 'n1']);
  });
  test('leaves out what was closed during this visit', () => {
    expect(run('2026-12-18', ['n0'])).toEqual(['n1', 'n2']);
  });
});
