import { operationOf, type Schema } from './official-file.ts';
import { add, bodyOf, optional, set } from './relax.ts';
import type { Relaxation } from './response-relaxations.ts';

const text = { type: 'string' };

/** Where the file asks of a request what no server asks, or does not know what every client may send. */
export const REQUEST_RELAXATIONS: Relaxation[] = [
  {
    because:
      'addresses of a registration are declared as they are answered, with id and customerId, which no new customer has',
    relax: (contract) => {
      for (const field of ['billingAddress', 'shippingAddress'])
        set(bodyOf(contract, 'POST /account/register'), field, { $ref: '#/components/schemas/CustomerAddressBody' });
    },
  },
  {
    because: 'the names of a billing address are required, though those of the customer are copied into it',
    relax: (contract) => {
      const address = structuredClone(contract.components.schemas.CustomerAddressBody) as Schema;
      for (const name of ['firstName', 'lastName']) optional(address, name);
      set(bodyOf(contract, 'POST /account/register'), 'billingAddress', address);
    },
  },
  {
    because: 'a password is required, though the description beside it spares guests',
    relax: (contract) => optional(bodyOf(contract, 'POST /account/register'), 'password'),
  },
  {
    because: 'a business is asked for a VAT number, which servers ask for only where the country or the group does',
    relax: (contract) => {
      for (const name of ['POST /account/register', 'POST /account/change-profile']) {
        const business = (bodyOf(contract, name).oneOf as Schema[])[1];
        optional(business, 'vatIds');
        set(business, 'vatIds', { type: 'array', items: text });
      }
    },
  },
  {
    because: 'what a shop asks of customers besides, customFields, is written by both routes and declared by neither',
    relax: (contract) => {
      for (const name of ['POST /account/register', 'POST /account/change-profile'])
        add(bodyOf(contract, name), 'customFields', { type: 'object' });
    },
  },
  {
    because: 'an addition of this shop: a customer may apply for a group later, requestedGroupId in the profile',
    relax: (contract) => add(bodyOf(contract, 'POST /account/change-profile'), 'requestedGroupId', text),
  },
  {
    because:
      'equalsAny is declared with its values joined by |; every server takes a list too, in which a value may hold that sign',
    relax: ({ components: { schemas } }) =>
      set(schemas.SimpleFilter, 'value', { anyOf: [text, { type: 'array', items: text }] }),
  },
  {
    because: 'cross-selling is declared without a body, and takes criteria like every list of products',
    relax: (contract) => {
      const operation = operationOf(contract, 'POST /product/{productId}/cross-selling');
      if (operation.requestBody) throw new Error('The contract has a body for cross-selling: remove its relaxation.');
      operation.requestBody = {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Criteria' } } },
      };
    },
  },
  {
    because: 'a new line is declared as it is answered, with an id; to a code of a promotion the server gives one',
    relax: (contract) => {
      const line = structuredClone(contract.components.schemas.LineItem) as Schema;
      optional(line, 'id');
      set(contract.components.schemas.CartItems, 'items', { type: 'array', items: line });
    },
  },
  {
    because: 'the hash of the cart that the shopper has seen goes with an order since 6.6.8',
    relax: (contract) => add(bodyOf(contract, 'POST /checkout/order'), 'hash', text),
  },
  {
    because: 'further fields of a contact form go into its mail; these are our own',
    relax: (contract) => {
      for (const name of ['street', 'streetNumber', 'zip', 'location', 'countryId', 'captcha'])
        add(bodyOf(contract, 'POST /contact-form'), name, text);
    },
  },
  {
    because: 'an addition of this shop: the ways to pay of an order that is placed, by its orderId',
    relax: (contract) => {
      const { allOf } = bodyOf(contract, 'POST /payment-method');
      add((allOf as Schema[])[1] as Schema, 'orderId', text);
    },
  },
  {
    because: 'bounds of a price are declared whole, and are amounts with decimals',
    relax: ({ components: { schemas } }) => {
      const { allOf = [] } = schemas.ProductListingCriteria as { allOf?: Schema[] };
      for (const bound of ['min-price', 'max-price']) set(allOf[1], bound, { type: 'number', minimum: 0 });
    },
  },
];
