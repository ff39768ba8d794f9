import { type Criteria, readCriteria } from '#store/criteria/criteria.ts';
import type { Filter } from '#store/criteria/filter.ts';
import type { Body } from '#store/request-body.ts';

/** What a call for orders asks for: criteria, and how a guest proves who they are. */
export type OrderQuery = {
  criteria: Criteria;
  deepLinkCode: string | null;
  email: string;
  zipcode: string;
  withPaymentChangeable: boolean;
  /** A guest who proved who they are wants to stay logged in. */
  wantsLogin: boolean;
};

/** @throws 400 for criteria that break a rule */
export function readOrderQuery(body: Body, now: Date): OrderQuery {
  const criteria = readCriteria(body, now);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const link = criteria.filters.find(isLink);
  return {
    criteria,
    deepLinkCode: link?.type === 'equals' ? text(link.value) : null,
    email: text(body.email),
    zipcode: text(body.zipcode),
    withPaymentChangeable: isTrue(body.checkPromotion),
    wantsLogin: isTrue(body.login),
  };
}

const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === '1';

const isLink = (filter: Filter): boolean => filter.type === 'equals' && /^(order\.)?deepLinkCode$/.test(filter.field);
