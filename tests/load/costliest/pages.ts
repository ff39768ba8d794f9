import { WORDS } from './criteria.ts';
import type { Someone } from './someone.ts';

const configured = 'type=pull-out&bodyWidth=600&sideWall=16&bodyHeight=700&bodyDepth=560&installationHeight=600';
const filtered = 'p=1&limit=100&order=price-desc&min-price=1&max-price=9999&rating=1&filters=all';
const words = `search=${encodeURIComponent(WORDS)}`;

/** What is answered without a page (integrations/server/app.ts). */
export const APP = ['/health', '/payment/card/x', '/payment/stripe/return', '/store-api/unknown'];

/**
 * The costliest address of every page that is drawn on demand, by the pattern that the build lists (without the language
 * in front), and of those that are drawn in place of a file (`src/pages/~on-demand`).
 */
export const PAGES: Record<string, (who: Someone) => string> = {
  '/sitemap-journal.xml': () => '/sitemap-journal.xml',
  '/account/address/([^/]+?)': ({ addressId }) => `/account/address/${addressId}`,
  '/account/address': () => '/account/address',
  '/account/convert-guest': () => '/account/convert-guest',
  '/account/lists/([^/]+?)': () => '/account/lists/x',
  '/account/lists': () => '/account/lists',
  '/account/logout': () => '/account/logout',
  '/account/order/([^/]+?)/([^/]+?)/([^/]+?)': ({ orderId, document }) =>
    `/account/order/${orderId}/document/${document.id}`,
  '/account/order/([^/]+?)': ({ orderId }) => `/account/order/${orderId}`,
  '/account/order': () => '/account/order',
  '/account/payment': () => '/account/payment',
  '/account/professional/planner': () => '/account/professional/planner',
  '/account/professional/projects/([^/]+?)/parts.csv': () => '/account/professional/projects/x/parts.csv',
  '/account/professional/projects/([^/]+?)': () => '/account/professional/projects/x',
  '/account/professional/projects': () => '/account/professional/projects',
  '/account/professional/quick-order': () => '/account/professional/quick-order',
  '/account/professional/quotes/([^/]+?)': ({ quoteId }) => `/account/professional/quotes/${quoteId}`,
  '/account/professional/quotes': () => '/account/professional/quotes',
  '/account/professional': () => '/account/professional',
  '/account/profile': () => '/account/profile',
  '/account/recover': () => '/account/recover',
  '/account/recover/password': () => '/account/recover/password?hash=x',
  '/account': () => '/account',
  '/checkout/success/([^/]+?)/paid': ({ orderId }) => `/checkout/success/${orderId}/paid`,
  '/checkout/success/([^/]+?)/unpaid': ({ orderId }) => `/checkout/success/${orderId}/unpaid`,
  '/checkout/success/([^/]+?)': ({ orderId }) => `/checkout/success/${orderId}`,
  '/cms/([^/]+?)': () => '/cms/category',
  '/documents/configuration.pdf': ({ email }) => `/documents/configuration.pdf?${configured}${email.length}`,
  '/documents/([^/]+?)/([^/]+?)/([^/]+?).pdf': () => '/documents/x/10-104/recipe-book.pdf',
  '/documents/([^/]+?)/([^/]+?)/([^/]+?)': () => '/documents/x/10-104/datasheet',
  '/login': () => '/login',
  '/products(?:/(.*?))?': () => '/products/10-104',
  '/register': () => '/register',
  '/registration/confirm': () => '/registration/confirm?em=x&hash=x',
  '/reset-password': () => '/reset-password?hash=x',
  '/search': () => `/search?${words}&${filtered}`,
  '/([^/]+?)/rss.xml': () => '/journal/rss.xml',
  '~on-demand': () => `/shop/kochen?${filtered}`,
  // of the desk's previews alone
  '~on-demand/~block': () => '/~on-demand/~block/de',
  '~on-demand/~content': () => `/ersatzteile?${words}`,
  '~on-demand/~data': () => '/sitemap.xml',
  '~on-demand/~layout': () => '/layout-that-nobody-has',
  '~on-demand/~moved': () => '/old/address.html',
  '~on-demand/~tools': () => `/konfigurator?${configured}`,
};
