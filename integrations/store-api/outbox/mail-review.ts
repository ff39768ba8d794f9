import { localeInfo } from '#i18n/locales.ts';
import { oneLine } from '#store/mail/fill.ts';
import { links } from '#store/mail/links.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import { readSeoPath } from '#store/serializers/seo-url.ts';
import type { Store } from '#store/store.ts';
import { mailCustomer } from './queue-mail.ts';

/** So many stars, or fewer, are a complaint that the shop wants to hear more of. */
const LOW = 2;

/** What somebody thinks of a product. */
type ReviewSummary = { productId: string; productName: string; title: string; points: number };

/** Thanks for a review, which others see once the shop has read it. */
export async function mailReviewThanks(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { site, ...review }: ReviewSummary & { site: string },
): Promise<void> {
  const { locale } = customer;
  const variables = {
    productName: review.productName,
    reviewTitle: oneLine(review.title),
    points: review.points.toLocaleString(localeInfo(locale).numbers),
    productUrl: links(site, locale).product(review.productId, await readSeoPath(tx, review.productId, locale)),
  };
  await mailCustomer(store, tx, customer, {
    id: 'reviewThanks',
    site,
    variables,
    when: review.points <= LOW ? ['points-low'] : [],
  });
}
