import { type Contract, operationOf, type Schema, schemasWith } from './official-file.ts';
import { answersNothing, optional, set } from './relax.ts';

/** One place where the official file is not what every real server does; a test fails once it is no longer needed. */
export type Relaxation = { because: string; relax: (contract: Contract) => void };

/** Where the file is stricter, or elsewhere, than every real server. */
export const ANSWER_RELAXATIONS: Relaxation[] = [
  {
    because: '(2) Cart.errors is declared object and array at once, so that [] fails',
    relax: ({ components }) => set(components.schemas.Cart, 'errors', {}),
  },
  {
    because: '(3) aggregations are declared a list (once a map), and are a list when empty and a map once filled',
    relax: (contract) => {
      for (const schema of schemasWith(contract, 'aggregations'))
        set(schema, 'aggregations', { type: ['array', 'object'] });
    },
  },
  {
    because: 'beyond the list: tier prices are declared as CalculatedPrice and forbidden each of its fields at once',
    relax: ({ components }) =>
      set(components.schemas.Product, 'calculatedPrices', {
        type: 'array',
        items: { $ref: '#/components/schemas/CalculatedPrice' },
      }),
  },
  {
    because: '(5) LineItem.payload is declared a product, and is a struct of its own',
    relax: ({ components }) => set(components.schemas.LineItem, 'payload', { type: 'object' }),
  },
  {
    because: '(5) the same payload in orders: options are words per group and option, not entities',
    relax: ({ components }) => set(components.schemas.OrderLineItem, 'payload', { type: 'object' }),
  },
  {
    because: '(7) seoCategory is declared required, though only the detail route fills it',
    relax: ({ components }) => optional(components.schemas.Product, 'seoCategory'),
  },
  {
    because: 'beyond the list: sortedProperties is declared a map, and is a list of groups',
    relax: ({ components }) => set(components.schemas.Product, 'sortedProperties', { type: 'array' }),
  },
  {
    because: 'beyond the list: fieldConfig of a CMS slot is declared a map, and is a list of fields',
    relax: ({ components }) => set(components.schemas.CmsSlot, 'fieldConfig', { type: 'array' }),
  },
  {
    because: 'beyond the list: addressFormat of a country is declared a map, and is a list of lines',
    relax: ({ components }) => set(components.schemas.Country, 'addressFormat', { type: 'array' }),
  },
  {
    because: 'beyond the list: what is translated of a line of an order is declared a map, and is a list when empty',
    relax: ({ components }) => set(components.schemas.OrderLineItem, 'translated', { type: ['array', 'object'] }),
  },
  {
    because: 'seo_url names three routes, and 6.6.7.1 also answers that of a customer group (recorded)',
    relax: ({ components }) => set(components.schemas.SeoUrl, 'routeName', { type: 'string' }),
  },
  {
    because: '(1) redirectUrl is null when nothing is left to pay',
    relax: (contract) => {
      for (const operation of Object.values(contract.paths['/handle-payment'] ?? {}))
        optional(operation.responses?.['200']?.content?.['application/json']?.schema, 'redirectUrl');
    },
  },
  {
    because: '(1) weights and sizes of a cart line are declared whole, and are kilograms and millimeters with decimals',
    relax: ({ components }) => {
      for (const measure of ['weight', 'width', 'height', 'length'])
        set(components.schemas.CartDeliveryInformation, measure, { type: 'number' });
    },
  },
  {
    because:
      'beyond the list: prices in orders are declared with maps for lists; they are CalculatedPrice, and checked as such',
    relax: ({ components: { schemas } }) => {
      const price = { $ref: '#/components/schemas/CalculatedPrice' };
      for (const entity of [schemas.Order, schemas.OrderDelivery]) set(entity, 'shippingCosts', price);
      set(schemas.OrderTransaction, 'amount', price);
    },
  },
  {
    because: '(8) the products of a wishlist are declared a listing, and are a plain search result',
    relax: ({ components: { schemas } }) =>
      set(schemas.WishlistLoadRouteResponse, 'products', {
        allOf: [
          { $ref: '#/components/schemas/EntitySearchResult' },
          {
            type: 'object',
            required: ['elements', 'total', 'page', 'limit'],
            properties: { elements: { type: 'array', items: { $ref: '#/components/schemas/Product' } } },
          },
        ],
      }),
  },
  {
    because: '(1) currencyFactor is declared whole; euros need decimals',
    relax: ({ components }) => {
      const context = components.schemas.SalesChannelContext?.properties?.context as Schema | undefined;
      set(context, 'currencyFactor', { type: 'number' });
    },
  },
  {
    because: '204, nothing, is declared as 200 without a body, for a review and for both standard addresses',
    relax: (contract) => {
      answersNothing(contract, 'POST /product/{productId}/review');
      answersNothing(contract, 'PATCH /account/address/default-billing/{addressId}');
      answersNothing(contract, 'PATCH /account/address/default-shipping/{addressId}');
    },
  },
  {
    because: 'the 204 of an emptied cart is declared with a body, which a 204 can’t have',
    relax: (contract) => {
      const { responses = {} } = operationOf(contract, 'DELETE /checkout/cart');
      if (!responses['204']?.content) throw new Error('The contract declares no body of a 204: remove its relaxation.');
      responses['204'] = {};
    },
  },
];
