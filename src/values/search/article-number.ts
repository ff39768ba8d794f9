/** Whether a term is an article number or the beginning of one: `10-104-ro`, `13 107`, `30602`, `10-1`. */
export const isNumber = (term: string): boolean =>
  /^\d{2}[-\s]?\d{3}([-\s]?[a-z0-9]{1,4})*$/i.test(term.trim()) || /^\d{2}-\d{0,3}$/.test(term.trim());

/** A number as numbers are compared: `10-104-ro` → `10104RO`. */
export const plainNumber = (term: string): string => term.replace(/[-\s]/g, '').toUpperCase();
