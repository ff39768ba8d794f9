import type { Cents } from '#values/money.ts';

/** A message of the cart: created by each calculation and never stored. */
export type Message = {
  key: string;
  messageKey: string;
  level: 0 | 10 | 20;
  /** Stops the order while its cause lasts. */
  blocks: boolean;
  /** True for a change that the calculation has made, so it is reported once. */
  isOnce: boolean;
  text: string;
  parameters: Record<string, string | number>;
};

type Kind = Pick<Message, 'level' | 'blocks' | 'isOnce'> & { text: (p: Record<string, string | number>) => string };

const fixed = (level: Message['level'], text: Kind['text']): Kind => ({ level, blocks: true, isOnce: true, text });
const persistent = (level: Message['level'], text: Kind['text']): Kind => ({
  level,
  blocks: true,
  isOnce: false,
  text,
});
const notice = (isOnce: boolean, text: Kind['text']): Kind => ({ level: 0, blocks: false, isOnce, text });

/** Every message this store can give, by `messageKey`. */
const KINDS = {
  'product-not-found': fixed(20, ({ id }) => `The product ${id} could not be found.`),
  'product-out-of-stock': fixed(20, ({ name }) => `The product ${name} is no longer available.`),
  'product-stock-reached': fixed(10, (p) => `The product ${p.name} is only available ${p.quantity} times.`),
  'min-order-quantity': fixed(10, (p) => `The minimum order quantity of ${p.name} is ${p.quantity}.`),
  'purchase-steps-quantity': fixed(10, (p) => `The quantity of ${p.name} was moved to the step ${p.quantity}.`),
  'shipping-method-blocked': persistent(10, ({ name }) => `Shipping method ${name} is not available for this cart.`),
  'payment-method-blocked': persistent(10, ({ name }) => `Payment method ${name} is not available for this cart.`),
  'shipping-method-changed': notice(
    true,
    (p) => `${p.oldShippingMethodName} is not available for this cart; it was replaced by ${p.newShippingMethodName}.`,
  ),
  'payment-method-changed': notice(
    true,
    (p) => `${p.oldPaymentMethodName} is not available for this cart; it was replaced by ${p.newPaymentMethodName}.`,
  ),
  'promotion-not-found': { ...fixed(20, ({ code }) => `The promotion code ${code} does not exist.`), blocks: false },
  'promotion-not-eligible': notice(
    false,
    ({ name }) => `Promotion ${name} is kept until the cart meets its conditions.`,
  ),
  'promotion-excluded': notice(
    false,
    ({ name }) => `Promotion ${name} can't be combined with another one of this cart.`,
  ),
  'promotion-discount-added': notice(true, ({ name }) => `Discount ${name} has been added.`),
  'promotion-discount-deleted': notice(true, ({ name }) => `Discount ${name} has been removed.`),
  'auto-promotion-not-found': fixed(20, ({ name }) => `Promotion ${name} is no longer valid for this cart.`),
  'promotions-on-cart-price-zero-error': notice(
    false,
    (p) => `The cart costs nothing, so these promotions were not applied: ${p.promotions}`,
  ),
  'cart-merged-hint': notice(true, () => 'The cart contains products of an earlier visit.'),
  'shipping-address-blocked': persistent(20, ({ name }) => `Shipping to ${name} is not possible.`),
  'billing-address-blocked': persistent(20, ({ name }) => `Billing to ${name} is not possible.`),
  'shipping-address-invalid': persistent(20, () => 'The shipping address is invalid.'),
  'billing-address-invalid': persistent(20, () => 'The billing address is invalid.'),
  'salutation-missing-shipping-address': persistent(10, () => 'The shipping address has no salutation.'),
  'salutation-missing-billing-address': persistent(10, () => 'The billing address has no salutation.'),
} as const satisfies Record<string, Kind>;

export type MessageKey = keyof typeof KINDS;

/** A message of a kind. `mark` distinguishes messages of a kind: a product id, the names of two methods. */
export function message(
  messageKey: MessageKey,
  mark: string,
  parameters: Record<string, string | number>,
  change: Partial<Pick<Message, 'level' | 'isOnce'>> = {},
): Message {
  const { text, ...kind } = KINDS[messageKey];
  return { ...kind, ...change, messageKey, key: `${messageKey}${mark}`, parameters, text: text(parameters) };
}

/** The `errors` of a cart: an empty list, or a map by key, as PHP writes it. */
export function serializeMessages(messages: Message[]) {
  if (messages.length === 0) return [];
  return Object.fromEntries(messages.map((each) => [each.key, serializeMessage(each)]));
}

/** Like Shopware, which writes the private fields of an error beside its parameters. */
function serializeMessage({ key, messageKey, level, blocks, text, parameters }: Message) {
  const hasParameters = Object.keys(parameters).length > 0;
  const { code: promotionCode, ...fields } = parameters;
  return {
    ...fields,
    ...(promotionCode !== undefined && { promotionCode }),
    key,
    level,
    message: text,
    messageKey,
    parameters: hasParameters ? parameters : [],
    block: blocks,
    blockResubmit: blocks,
    code: 0,
  };
}

/** Who may pay in a way: customer groups, billing countries, and up to which total in francs. */
type PaymentTerms = {
  currencies: readonly string[] | null;
  availability: { groups: readonly string[]; countries: readonly string[]; maxTotal: Cents | null }[];
};

/** Who pays what: group and country by the keys of content, total in francs. */
type Payer = { group: string; country: string; currency: string; total: Cents };

/** Whether one entry of a payment method's terms holds for this payer. */
export function mayPay(
  { currencies, availability }: PaymentTerms,
  { group, country, currency, total }: Payer,
): boolean {
  if (currencies && !currencies.includes(currency)) return false;
  return availability.some(
    ({ groups, countries, maxTotal }) =>
      groups.includes(group) && countries.includes(country) && (maxTotal === null || total <= maxTotal),
  );
}

type Method = { id: string; position: number };

/**
 * The method to use: the chosen one while it is available, else the shop's own choice, else the next by position.
 * Undefined when none is available: then the chosen one stays and is reported as blocked.
 */
export function availableMethod<Kind extends Method>(
  methods: Kind[],
  chosenId: string,
  defaultId: string,
  isAvailable: (method: Kind) => boolean,
): Kind | undefined {
  const byPosition = [...methods].sort((a, b) => a.position - b.position).filter(isAvailable);
  const byId = (id: string) => byPosition.find((method) => method.id === id);
  return byId(chosenId) ?? byId(defaultId) ?? byPosition[0];
}
