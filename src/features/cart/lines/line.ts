/** A line of a cart or of an order, as far as its small print needs it. */
type Described = { payload: Record<string, unknown> };

/** Article number and chosen options: `10-104-GR, Grün`. */
export function detailsOf({ payload }: Described): string {
  const number = typeof payload.productNumber === 'string' ? payload.productNumber : undefined;
  return [number, ...optionsOf(payload.options)].filter(Boolean).join(', ');
}

/** Options of a line are pairs of group and option, not entities. */
function optionsOf(options: unknown): string[] {
  if (!Array.isArray(options)) return [];
  return options.flatMap((pair: { option?: unknown; translated?: { option?: unknown } } | null) => {
    const option = pair?.translated?.option ?? pair?.option;
    return typeof option === 'string' ? [option] : [];
  });
}
