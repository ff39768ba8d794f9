/** One property of each product, in the order of the products; null where nothing is known. */
export interface CompareRow {
  name: string;
  values: (string | null)[];
  /** Whether the products differ in it; a product alone differs in nothing. */
  differs: boolean;
}

/** What each product says of itself, laid side by side: every property that one of them has, where it came up first. */
export function compareRows(sheets: readonly (readonly { name: string; value: string }[])[]): CompareRow[] {
  const names = [...new Set(sheets.flatMap((sheet) => sheet.map(({ name }) => name)))];
  return names.map((name) => {
    const values = sheets.map((sheet) => sheet.find((row) => row.name === name)?.value ?? null);
    return { name, values, differs: new Set(values).size > 1 };
  });
}

/** As many stand beside each other on a desk, and can be told apart. */
export const MOST = 4;

/** Product ids after one more press on the scales: taken out, put behind the others, or left out because it is full. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MOST ? [...ids, id] : ids;
}

/** What was kept: ids, each once, no more than fit; anything else is an empty list. */
export function readIds(kept: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(ids)) return [];
    return [...new Set(ids.filter((id) => typeof id === 'string'))].slice(0, MOST);
  } catch {
    return [];
  }
}

/** The products that an address names, as article numbers: `?products=10-104-GR,10-200`. */
export function numbersIn(search: string): string[] {
  const numbers = new URLSearchParams(search).get('products')?.split(',') ?? [];
  return [...new Set(numbers.filter((number) => /^[\w.-]{1,64}$/.test(number)))].slice(0, MOST);
}
