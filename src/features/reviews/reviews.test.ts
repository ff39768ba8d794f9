import { describe, expect, it } from 'vitest';
import type { Review } from '#store-api/contract/review.ts';
import { criteriaOf, isVerified, reviewSchema } from './reviews.ts';

const problemsOf = (values: object) =>
  (reviewSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('Asking for reviews', () => {
  it('wants the newest, all languages, and how many there are', () => {
    expect(criteriaOf({ order: 'newest' }, 2)).toEqual({
      page: 2,
      limit: 5,
      'total-count-mode': 'exact',
      sort: [{ field: 'createdAt', order: 'DESC' }],
    });
  });

  it('wants the best first and of the same points the newest, in one language', () => {
    expect(criteriaOf({ order: 'best', languageId: 'fr' }, 1)).toMatchObject({
      sort: [{ field: 'points' }, { field: 'createdAt' }],
      filter: [{ type: 'equals', field: 'languageId', value: 'fr' }],
    });
  });
});

it('knows a buyer by the shop’s own mark only', () => {
  expect(isVerified({ customFields: { hof_verified: true } } as unknown as Review)).toBe(true);
  expect(isVerified({ customFields: {} } as unknown as Review)).toBe(false);
});

describe('Writing a review', () => {
  it('needs stars, a heading and some sentences', () => {
    expect(problemsOf({ points: '5', title: 'Hält warm', content: 'x'.repeat(40) })).toEqual([]);
    expect(problemsOf({ points: null })).toEqual(['points: requiredValue', 'title: required', 'content: required']);
    expect(problemsOf({ points: '1', title: 'Gut', content: 'Kurz.' })).toEqual([
      'title: minLength',
      'content: minLength',
    ]);
  });
});
