import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_REVIEWS } from '#features/reviews/reviews.ts';
import { approveReview, refuseReview } from '#store/records/cli/reviews.ts';
import type { Database } from '#store/records/database.ts';
import { review } from '#store/records/schema/review.ts';
import { readReviews } from '#store-api/contract/review.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { aQuietStore, aShopper, productId, type Shopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore();
});
afterAll(() => store?.close());

const CAQUELON = productId('12-101');
const OVEN = productId('14-101');
const aReview = (more: object = {}) => ({
  title: 'Hält die Wärme',
  content: 'Auch nach zwei Stunden am Tisch noch heiss, und der Boden ist sauber.',
  points: 4,
  ...more,
});

/** A registered customer; guests may not write. */
async function aCustomer(name: string): Promise<Shopper> {
  const shopper = aShopper(store);
  const who = { guest: false, password: 'ein-Passwort', email: `${name.toLowerCase()}@example.com`, firstName: name };
  expect((await shopper.becomeGuest(who)).status).toBe(200);
  return shopper;
}
const write = (shopper: Shopper, body: object, id = OVEN) =>
  shopper.requestStore('POST', `/product/${id}/review`, body);
const reviews = (shopper: Shopper, id = OVEN, body: object = {}) =>
  shopper.requestStore('POST', `/product/${id}/reviews`, body);
const codes = ({ body }: { body: Json }) => body.errors.map(({ code, source }: Json) => `${code} ${source?.pointer}`);

describe('reading reviews', () => {
  it('brings what content was seeded with, newest first, valid by the official contract', async () => {
    const { status, body } = await reviews(aShopper(store), CAQUELON);
    expect([status, findings('POST', '/product/{productId}/reviews', status, body)]).toEqual([200, []]);
    expect(readReviews.responseSchema.safeParse(body).success).toBe(true);
    expect(body.elements[0]).toMatchObject({ productId: CAQUELON, status: true, customFields: { hof_verified: true } });
    const dates = body.elements.map(({ createdAt }: Json) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('is asked like any list: filtered, counted, aggregated', async () => {
    const all = await reviews(aShopper(store), CAQUELON);
    const { body } = await reviews(aShopper(store), CAQUELON, {
      'post-filter': [{ type: 'equals', field: 'points', value: 5 }],
      aggregations: [{ name: 'matrix', type: 'terms', field: 'points' }],
      sort: [{ field: 'createdAt', order: 'ASC' }],
    });
    expect(body.elements.every(({ points }: Json) => points === 5)).toBe(true);
    const counted = body.aggregations.matrix.buckets.reduce((sum: number, { count }: Json) => sum + count, 0);
    expect(counted).toBe(all.body.elements.length);
  });

  it('a variant has its product’s reviews, and their average', async () => {
    const shopper = aShopper(store);
    const variant = await reviews(shopper, productId('10-104-GR'));
    const parent = await reviews(shopper, productId('10-104'));
    expect(variant.body.elements).toEqual(parent.body.elements);
    const { body } = await shopper.requestStore('POST', '/product', { ids: [productId('10-104-GR'), CAQUELON] });
    for (const { id, ratingAverage } of body.elements) {
      const { elements } = (await reviews(shopper, id)).body;
      const sum = elements.reduce((total: number, { points }: Json) => total + points, 0);
      expect(ratingAverage).toBeCloseTo(sum / elements.length, 2);
    }
  });

  it('never tells who wrote it beyond the name that stands under it', async () => {
    const { body } = await reviews(aShopper(store), CAQUELON);
    expect(JSON.stringify(body)).not.toMatch(/@|customerId|email/);
  });

  it('knows no reviews of what does not exist', async () =>
    expect((await reviews(aShopper(store), 'f'.repeat(32))).status).toBe(404));
});

describe('writing a review (G3)', () => {
  it('is for registered customers alone', async () => {
    const guest = aShopper(store);
    expect((await write(guest, aReview())).status).toBe(403);
    await guest.becomeGuest();
    const response = await write(guest, aReview());
    expect([response.status, codes(response)]).toEqual([403, ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN undefined']]);
  });

  it('is seen by its writer at once, by others and in the average once it is approved', async () => {
    const vreni = await aCustomer('Vreni');
    const before = (await reviews(vreni)).body.elements.length;
    expect(await write(vreni, aReview())).toMatchObject({ status: 204, body: null });
    const { elements } = (await reviews(vreni)).body;
    expect(elements).toHaveLength(before + 1);
    const ownReview = elements.find(({ status }: Json) => !status);
    expect(ownReview).toMatchObject({
      externalUser: 'Vreni',
      points: 4,
      customFields: { hof_verified: false, hof_locale: 'de' },
    });
    const other = aShopper(store);
    expect((await reviews(other)).body.elements).toHaveLength(before);
    await store.store.records.transaction((tx) =>
      tx.update(review).set({ isApproved: true }).where(eq(review.id, ownReview.id)),
    );
    expect((await reviews(other)).body.elements).toHaveLength(before + 1);
  });

  it('is verified when the customer has ordered it', async () => {
    const beat = await aCustomer('Beat');
    await beat.put('14-101');
    expect((await beat.requestStore('POST', '/checkout/order', {})).status).toBe(200);
    await write(beat, aReview());
    const ownReview = (await reviews(beat)).body.elements.find(({ externalUser }: Json) => externalUser === 'Beat');
    expect(ownReview.customFields.hof_verified).toBe(true);
  });

  it('is written once; with its id it is changed and waits for approval again', async () => {
    const urs = await aCustomer('Urs');
    await write(urs, aReview());
    const again = await write(urs, aReview());
    expect([again.status, codes(again)]).toEqual([400, ['VIOLATION::ENTITY_EXISTS /customerId']]);
    const { id } = (await reviews(urs)).body.elements.find(({ externalUser }: Json) => externalUser === 'Urs');
    expect((await write(urs, aReview({ id, points: 2 }))).status).toBe(204);
    const changed = (await reviews(urs)).body.elements.filter(({ externalUser }: Json) => externalUser === 'Urs');
    expect(changed).toMatchObject([{ id, points: 2, status: false, updatedAt: expect.any(String) }]);
  });

  it('is known to its writer as their own, in every state, and to nobody else', async () => {
    const ida = await aCustomer('Ida');
    await write(ida, aReview());
    const mine = () => reviews(ida, OVEN, { filter: OWN_REVIEWS.filter }).then(({ body }) => body.elements);
    const [pending] = await mine();
    expect(pending).toMatchObject({
      externalUser: 'Ida',
      status: false,
      comment: null,
      customFields: { hof_own: true },
    });
    const owners = (change: (tx: Database) => Promise<void>) => store.store.records.transaction(change);
    await owners((tx) => refuseReview(tx, pending.id, 'Bitte ohne den Namen der Nachbarin.'));
    expect(await mine()).toMatchObject([{ status: false, comment: 'Bitte ohne den Namen der Nachbarin.' }]);
    await write(ida, aReview({ id: pending.id, points: 3 }));
    expect(await mine()).toMatchObject([{ status: false, comment: null, points: 3 }]);
    await owners((tx) => approveReview(tx, pending.id));
    expect(await mine()).toMatchObject([{ status: true, comment: null, customFields: { hof_own: true } }]);
    const { elements } = (await reviews(aShopper(store))).body;
    expect(elements.find(({ id }: Json) => id === pending.id).customFields).not.toHaveProperty('hof_own');
    expect((await reviews(aShopper(store), OVEN, { filter: OWN_REVIEWS.filter })).body.elements).toEqual([]);
  });

  it('of someone else can’t be changed', async () => {
    const rita = await aCustomer('Rita');
    const [seeded] = (await reviews(rita, CAQUELON)).body.elements;
    const response = await write(rita, aReview({ id: seeded.id, title: 'Not mine at all' }), CAQUELON);
    expect([response.status, codes(response)]).toEqual([400, ['VIOLATION::ENTITY_DOES_NOT_EXISTS /id']]);
    expect((await reviews(rita, CAQUELON)).body.elements).toContainEqual(seeded);
  });

  it('twice at the same moment is one review', async () => {
    const max = await aCustomer('Max');
    const responses = await Promise.all([1, 2, 3].map(() => write(max, aReview())));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  });

  it('tells every mistake at once, and takes HTML for words', async () => {
    const eva = await aCustomer('Eva');
    expect(codes(await write(eva, { title: 'kurz', content: 'zu kurz', points: 6 }))).toEqual([
      'VIOLATION::TOO_SHORT_ERROR /title',
      'VIOLATION::TOO_SHORT_ERROR /content',
      'VIOLATION::TOO_HIGH_ERROR /points',
    ]);
    const content = '<script>alert(1)</script> in meinem Text ist nur ein Text.';
    await write(eva, aReview({ content, name: '<b>Eva</b>' }));
    expect((await reviews(eva)).body.elements).toContainEqual(
      expect.objectContaining({ content, externalUser: '<b>Eva</b>' }),
    );
    expect((await write(eva, aReview(), 'f'.repeat(32))).status).toBe(404);
  });

  it('stays without its writer when the account is deleted', async () => {
    const leo = await aCustomer('Leo');
    await write(leo, aReview());
    expect((await leo.requestStore('DELETE', '/account/customer')).status).toBe(204);
    const rows = await store.store.records.read.select().from(review).where(eq(review.author, 'Leo'));
    expect(rows).toMatchObject([{ customerId: null }]);
  });
});
