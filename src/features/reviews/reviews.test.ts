import { describe, expect, it } from 'vitest';
import type { Review } from '#store-api/contract/review.ts';
import { barsOf, criteriaOf, isOwn, isVerified, reviewSchema, stageOf } from './reviews.ts';

const problemsOf = (values: object) =>
  (reviewSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('Asking for reviews', () => {
  it('wants the newest, all languages, and how many there are', () => {
    expect(criteriaOf({ order: 'newest' }, 2)).toEqual({
      page: 2,
      limit: 5,
      'total-count-mode': 'exact',
      sort: [{ field: 'createdAt', order: 'DESC' }],
      aggregations: [{ name: 'points', type: 'terms', field: 'points' }],
    });
  });

  it('wants the best first and of the same points the newest, in one language', () => {
    expect(criteriaOf({ order: 'best', languageId: 'fr' }, 1)).toMatchObject({
      sort: [{ field: 'points' }, { field: 'createdAt' }],
      filter: [{ type: 'equals', field: 'languageId', value: 'fr' }],
    });
  });
});

it('lets a bar choose, and still counts all points', () => {
  const { filter, 'post-filter': after } = criteriaOf({ order: 'worst', points: 2 }, 1);
  expect([filter, after]).toEqual([undefined, [{ type: 'equals', field: 'points', value: 2 }]]);
});

describe('The bars', () => {
  it('go from five down to one, also where nobody gave so many', () => {
    const buckets = [
      { key: '5', count: 3 },
      { key: '4.5', count: 1 },
      { key: '2', count: 2 },
    ];
    expect(barsOf({ aggregations: { points: { buckets } } }).map(({ count }) => count)).toEqual([4, 0, 0, 2, 0]);
  });

  it.each([undefined, null, [], {}, { points: { buckets: [] } }])(
    'are not there when the store says %j',
    (aggregations) => expect(barsOf({ aggregations })).toEqual([]),
  );
});

describe('One’s own review', () => {
  const aReview = (more: object) => ({ status: true, comment: null, customFields: {}, ...more }) as unknown as Review;

  it.each([
    ['waits', { status: false }, true, 'pending'],
    ['was refused with a reason', { status: false, comment: 'Bitte ohne Namen.' }, true, 'refused'],
    ['is approved and marked', { customFields: { hof_own: true } }, true, 'approved'],
    ['of others is approved', {}, false, 'approved'],
  ])('is known when it %s', (_, more, expectedOwn, stage) => {
    expect([isOwn(aReview(more)), stageOf(aReview(more))]).toEqual([expectedOwn, stage]);
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
