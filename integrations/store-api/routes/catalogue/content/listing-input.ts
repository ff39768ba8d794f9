/** Parameters of a listing that stands inside a page; the page's other criteria do not reach it. */
const LISTING =
  /^(p|limit|order|manufacturer|properties|(min|max)-price|rating|shipping-free|property-whitelist)$|-(filter|aggregations)$/;

/** What a page's call says of the listing in it: the stock client sends a malformed tree of associations beside. */
export const listingInputOf = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => LISTING.test(name)));

/** Ids of the slots that a call wants to have filled; null: all. */
export const slotsOf = ({ slots }: Record<string, unknown>): string[] | null =>
  typeof slots === 'string' && slots !== '' ? slots.split('|') : null;
