// The Store API has no rejected state: a rejected review is one with an answer that is not approved, and only its
// author sees it.
import { readProductNames } from '#store/catalogue/product-names.ts';
import { type Violation, violate } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import { mailMerchantReview } from '#store/outbox/mail-merchant.ts';
import { mailReviewThanks } from '#store/outbox/mail-review.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import { hasBought, keepReview, type ReviewRow, readOwnReview } from '#store/records/review/reviews.ts';
import { type Body, callingStorefront, type StoreContext } from '#store/request.ts';
import { type Fields, fieldsOf } from '#store/shopper/fields.ts';
import { requireCustomer } from '#store/shopper/require-shopper.ts';

/**
 * Keeps what a customer says of a product: shown to others once the shop has approved it. With `id` it changes their own.
 * @throws 403 for guests and strangers, 400 with one violation a field, also for a second review of the same product
 */
export async function writeReview(c: StoreContext, rootId: string, body: Body): Promise<void> {
  const { store, session, locale, now } = c.var;
  await store.records.transaction(async (tx) => {
    const { customer } = await requireCustomer(tx, session);
    const ownReview = await readOwnReview(tx, rootId, customer.id);
    const violations: Violation[] = [];
    const text = readReviewText(fieldsOf(body, '', violations), body, {
      firstName: customer.firstName,
      minCharacters: store.shopConfig.limits.reviewMinCharacters,
    });
    violations.push(...ownershipOf(body.id, ownReview));
    if (violations.length > 0) throw violate(violations);
    const isVerified = await hasBought(tx, rootId, customer.id);
    const base = ownReview ?? {
      id: newId(),
      rootId,
      customerId: customer.id,
      key: null,
      createdAt: now.toISOString(),
    };
    const changedAt = ownReview ? now.toISOString() : null;
    const pending = { isApproved: false, answer: null }; // the reason of a refusal is met by the change
    if (!ownReview) await thank(c, tx, customer, { rootId, ...text });
    await keepReview(tx, { ...base, ...text, ...pending, locale, isVerified, updatedAt: changedAt });
  });
}

async function thank(c: StoreContext, tx: Database, customer: CustomerRow, review: ReviewText & { rootId: string }) {
  const { rootId, title, points } = review;
  const site = callingStorefront(c, customer.storefront);
  const productName = (await readProductNames(tx, [rootId], customer.locale)).get(rootId) ?? '';
  await mailReviewThanks(c.var.store, tx, customer, { site, productId: rootId, productName, title, points });
  await mailMerchantReview(c.var.store, tx, { productName, title, points });
}

/** One review a customer and product; who names the id of theirs changes it. */
function ownershipOf(id: unknown, ownReview: ReviewRow | undefined): Violation[] {
  const isNew = id === undefined || id === null || id === '';
  if (isNew && ownReview)
    return [{ code: 'ENTITY_EXISTS', pointer: '/customerId', detail: 'The product_review entity already exists.' }];
  if (isNew || id === ownReview?.id) return [];
  return [{ code: 'ENTITY_DOES_NOT_EXISTS', pointer: '/id', detail: 'The product_review entity does not exist.' }];
}

/** What is said: heading, text, 1 to 5 points and the name under it. */
type ReviewText = { title: string; content: string; points: number; author: string };

/** Shortest heading and longest text, in characters; how short a text may be is the shop's to say. */
const MIN_TITLE = 5;
const MAX_CONTENT = 5000;

/** Reads a review from a body; without a name the writer's first name stands under it. Mistakes are noted in the fields. */
export function readReviewText(
  fields: Fields,
  body: Body,
  { firstName, minCharacters }: { firstName: string; minCharacters: number },
): ReviewText {
  return {
    title: fields.text('title', { required: true, min: MIN_TITLE }),
    content: fields.text('content', { required: true, min: minCharacters, max: MAX_CONTENT }),
    points: readPoints(fields, body.points),
    author: fields.optional('name') ?? firstName,
  };
}

/** Half points are points too: the original keeps decimals. */
function readPoints(fields: Fields, raw: unknown): number {
  const points = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (raw === undefined || raw === null || raw === '')
    fields.report('points', 'IS_BLANK_ERROR', 'This value should not be blank.');
  else if (typeof points !== 'number' || !Number.isFinite(points))
    fields.report('points', 'INVALID_TYPE_ERROR', 'This value should be of type numeric.', {
      '{{ type }}': '"numeric"',
    });
  else if (points < 1)
    fields.report('points', 'TOO_LOW_ERROR', 'This value should be greater than or equal to 1.', LOWEST);
  else if (points > 5)
    fields.report('points', 'TOO_HIGH_ERROR', 'This value should be less than or equal to 5.', HIGHEST);
  return typeof points === 'number' ? points : 0;
}

const LOWEST = { '{{ compared_value }}': '1' };
const HIGHEST = { '{{ compared_value }}': '5' };
