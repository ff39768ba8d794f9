import { EMPTY_PLAN, type Plan } from './plan.ts';

/* A plan as the end of an address, so that it outlasts a reload, another language, and the way to a colleague. */

/** Longest article number that is read. */
const MOST_LETTERS = 20;

/** `?line=x-line&width=550&frame=40-501-550&40-117=2&lid.40-117=40-417-F` */
export function planQuery({ line, width, frame, counts, lids }: Plan): string {
  const query = new URLSearchParams();
  if (line) query.set('line', line);
  if (width) query.set('width', String(width));
  if (frame) query.set('frame', frame);
  for (const [article, count] of Object.entries(counts)) if (count > 0) query.set(article, String(count));
  for (const [bin, lid] of Object.entries(lids)) query.set(`lid.${bin}`, lid);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The wish that an address names; whether it is possible decides `possible`. */
export function planIn(query: URLSearchParams): Plan {
  const counts: Record<string, number> = {};
  const lids: Record<string, string> = {};
  for (const [name, value] of query) {
    if (name.length > MOST_LETTERS + 4 || value.length > MOST_LETTERS) continue;
    const [, bin] = /^lid\.(\d{2}-[\w-]+)$/.exec(name) ?? [];
    if (bin) lids[bin] = value;
    else if (/^\d{2}-[\w-]+$/.test(name) && /^\d{1,3}$/.test(value)) counts[name] = Number(value);
  }
  const width = Number(query.get('width') ?? 0);
  return {
    ...EMPTY_PLAN,
    line: query.get('line') ?? '',
    width: Number.isInteger(width) ? width : 0,
    frame: query.get('frame') ?? '',
    counts,
    lids,
  };
}
