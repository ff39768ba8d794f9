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
