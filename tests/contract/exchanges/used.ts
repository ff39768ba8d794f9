import { operations } from '#tests/contract/openapi.ts';

/*
 * Which operations of the official file the embedded store implements: all that a storefront uses. The others are
 * listed here with the reason.
 */

/** Paths of extensions that are sold or installed beside the core. */
const EXTENSIONS =
  /^\/(advanced-product-catalogs|approval-rule|budgets?|checkout\/budgets?|customized-products|dsr|employee|order\/\{orderId\}\/return|organization-units?|paypal|pending-orders?|permission|product\/(image-upload-search|natural-language)|quotes?|role|shopping-lists?|sso|swag\/|swag_customized)/;

/** Operations of the core that no storefront of this shop has a use for. */
export const OUT_OF_SCOPE: Record<string, string> = {
  'POST /app-system/{name}/generate-token': 'there are no apps',
  'GET /context/gateway': 'there are no apps that change the context',
  'POST /context/gateway': 'there are no apps that change the context',
  'GET /shipping-cost/cart': 'the cart carries its shipping costs',
  'GET /shipping-cost/product/{productId}': 'what shipping costs depends on the cart, not on one product',
  'GET /product/{productId}/garan-label':
    'the label of the EU for guarantees of makers beyond two years is not ours yet',
  'GET /product-export/{accessKey}/{fileName}': 'feeds for price search engines are files of the site',
  'POST /revocation-request-form': 'a return is asked for by the contact form',
  'GET /snippet': 'the words of a storefront are its own; the store has none to tell',
  'POST /_mcp': 'for assistants of merchants',
  'DELETE /_mcp': 'for assistants of merchants',
};

/** Operations that are answered as by a Shopware without apps and administrators, which is never with what the file declares. */
export const EMPTY = ['GET /script/{hook}', 'POST /script/{hook}', 'POST /account/login/imitate-customer'];

/** Calls that `src/store-api/contract` declares, to type their responses, and that no page makes. */
export const UNUSED_CALLS = [
  'GET /_info/routes', // asked once for all, by `store-api/offered.server.ts`
  'GET /breadcrumb/{id}',
  'GET /cookie-groups',
  'GET /legal-guarantee-notice',
  'GET /product/purchase-limit',
  'GET /shop-settings',
  'GET /sitemap',
  'POST /currency',
  'POST /product/{productId}',
];

/** Operations that a storefront uses. */
export const used = [...operations].filter(
  (name) => !EXTENSIONS.test(name.replace(/^\w+ /, '')) && !(name in OUT_OF_SCOPE) && !EMPTY.includes(name),
);
