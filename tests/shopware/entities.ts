import type { Fields } from './recording.ts';

export type Associations = Record<string, { associations?: Associations }>;

/**
 * The associations of an entity, and whether a plain read has them: a read that did not ask for the others says null, or
 * `[]` where that is noted.
 */
const ASSOCIATIONS: Record<string, Record<string, 'always' | 'asked' | 'empty'>> = {
  product: {
    ...{ tax: 'always', cover: 'always', deliveryTime: 'always', unit: 'always' },
    ...{ manufacturer: 'asked', media: 'asked', properties: 'asked', options: 'asked', categories: 'asked' },
    ...{ seoUrls: 'always', children: 'asked', downloads: 'asked', crossSellings: 'asked', mainCategories: 'asked' },
    ...{ productReviews: 'asked', configuratorSettings: 'asked', sortedProperties: 'asked' },
  },
  product_media: { media: 'always' },
  product_manufacturer: { media: 'asked' },
  product_configurator_setting: { option: 'asked' },
  property_group_option: { group: 'asked', media: 'asked' },
  category: { media: 'asked', seoUrls: 'always' },
  country: { states: 'asked' },
  language: { locale: 'asked', translationCode: 'always' },
  shipping_method: { deliveryTime: 'always', media: 'asked', prices: 'empty' },
  payment_method: { media: 'asked' },
  customer: {
    ...{ group: 'asked', defaultPaymentMethod: 'asked', salutation: 'asked', addresses: 'asked' },
    ...{ defaultBillingAddress: 'asked', defaultShippingAddress: 'asked' },
  },
  customer_address: { country: 'asked', countryState: 'asked', salutation: 'asked' },
  order: {
    ...{ orderCustomer: 'always', billingAddress: 'always', currency: 'asked', addresses: 'asked' },
    ...{ deliveries: 'asked', lineItems: 'asked', transactions: 'asked', stateMachineState: 'asked' },
    ...{ documents: 'empty' },
  },
  order_customer: { salutation: 'asked' },
  order_address: { country: 'asked', countryState: 'asked', salutation: 'asked' },
  order_delivery: {
    ...{ shippingOrderAddress: 'asked', stateMachineState: 'asked', shippingMethod: 'asked', positions: 'asked' },
  },
  order_line_item: { cover: 'asked', downloads: 'asked' },
  order_line_item_download: { media: 'asked' },
  order_transaction: { paymentMethod: 'asked', stateMachineState: 'asked' },
  document: { documentType: 'asked' },
};

/** Whether criteria may name this association. */
export const isAssociation = (alias: string, name: string): boolean =>
  !(alias in ASSOCIATIONS) || Object.hasOwn(ASSOCIATIONS[alias] ?? {}, name);

/** An entity, or a list of them, with the associations that were asked for and those that are always there. */
export function withAssociations<Value>(value: Value, asked: Associations = {}): Value {
  if (Array.isArray(value)) return value.map((one) => withAssociations(one, asked)) as Value;
  if (!isEntity(value)) return value;
  const known = ASSOCIATIONS[value.apiAlias] ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const how = known[name];
      if (how === undefined) return [name, part];
      // properties that are read are sorted, too
      const isSorted = name === 'sortedProperties' && 'properties' in asked;
      if (how === 'always' || name in asked || isSorted)
        return [name, withAssociations(part, asked[name]?.associations)];
      return [name, how === 'empty' ? [] : null];
    }),
  ) as Value;
}

const isEntity = (value: unknown): value is Fields & { apiAlias: string } =>
  typeof value === 'object' && value !== null && 'apiAlias' in value;

/** Everything in an answer with the fields that `includes` names for its kind, `{ product: ['id'] }`; other kinds stay whole. */
export function onlyIncluded(value: unknown, includes: Record<string, string[]>): unknown {
  if (Array.isArray(value)) return value.map((one) => onlyIncluded(one, includes));
  if (typeof value !== 'object' || value === null) return value;
  const { apiAlias } = value as Fields;
  const fields = typeof apiAlias === 'string' ? includes[apiAlias] : undefined;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !fields || name === 'apiAlias' || fields.includes(name))
      .map(([name, part]) => [name, onlyIncluded(part, includes)]),
  );
}
