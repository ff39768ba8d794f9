import type { Cents } from '#values/money.ts';

/** Who may pay in a way: customer groups, billing countries, and up to which total in francs. */
export type PaymentTerms = {
  currencies: readonly string[] | null;
  availability: { groups: readonly string[]; countries: readonly string[]; maxTotal: Cents | null }[];
};

/** Who pays what: group and country by the keys of content, total in francs. */
export type Payer = { group: string; country: string; currency: string; total: Cents };

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
