import { allowed, type QuantityRule } from '#values/quantity.ts';

/* Which parts go together, and how many. Lengths are whole millimeters, articles their numbers. */

/** What the planner knows, from content/shop/professional-planner.yaml. */
export interface PlannerData {
  mostContainers: number;
  containers: readonly Bin[];
  lines: readonly Line[];
}

export interface Bin {
  article: string;
  litres: number;
  widthMm: number;
  depthMm: number;
  heightMm: number;
  format: 'x' | 'd';
  perRow: number;
  lids: readonly string[];
  tensioner: string | null;
  bags: readonly string[];
  filter: string | null;
}

/** A frame, or a housing that stands free: then `fixed` says how many of its one bin it holds. */
export interface Frame {
  frame: string;
  format: 'x' | 'd';
  usableWidthMm: number;
  maxRows?: number | undefined;
  heightAddMm: number;
  minInstallationDepthMm: number | null;
  containers: readonly string[];
  sets: readonly string[];
  fixed?: number | undefined;
}

export interface Line {
  line: string;
  name: string;
  /** One cabinet of no width for a line that stands free. */
  cabinets: readonly { widthMm: number; frames: readonly Frame[] }[];
  accessories: readonly string[];
}

/** What somebody has chosen so far. `counts` are pieces by article: bins, accessories and bags. */
export interface Plan {
  line: string;
  width: number;
  frame: string;
  counts: Readonly<Record<string, number>>;
  /** The lid of each kind of bin. */
  lids: Readonly<Record<string, string>>;
}

export const EMPTY_PLAN: Plan = { line: '', width: 0, frame: '', counts: {}, lids: {} };

export const lineOf = ({ lines }: PlannerData, { line }: Plan): Line | undefined =>
  lines.find((one) => one.line === line);

export const framesOf = (data: PlannerData, plan: Plan): readonly Frame[] =>
  lineOf(data, plan)?.cabinets.find(({ widthMm }) => widthMm === plan.width)?.frames ?? [];

export const frameOf = (data: PlannerData, plan: Plan): Frame | undefined =>
  framesOf(data, plan).find(({ frame }) => frame === plan.frame);

/** The bins that a frame may hold at all: those it names that have its format. */
export const binsOf = (data: PlannerData, { containers, format }: Frame): Bin[] =>
  data.containers.filter((bin) => containers.includes(bin.article) && bin.format === format);

/** What of these bins the frame has no more room for. */
export type Room = { rows: number; usedMm: number; freeMm: number; articleCount: number; heightMm: number };

export function roomOf(data: PlannerData, frame: Frame, { counts }: Plan): Room {
  const chosen = binsOf(data, frame).filter(({ article }) => countOf(counts, article) > 0);
  const rows = chosen.map((bin) => countOf(counts, bin.article) / bin.perRow);
  const usedMm = chosen.reduce((sum, { widthMm }, at) => sum + widthMm * (rows[at] ?? 0), 0);
  return {
    usedMm,
    freeMm: frame.usableWidthMm - usedMm,
    rows: rows.reduce((sum, count) => sum + count, 0),
    articleCount: chosen.reduce((sum, { article }) => sum + countOf(counts, article), 0),
    heightMm: chosen.length > 0 ? Math.max(...chosen.map(({ heightMm }) => heightMm)) + frame.heightAddMm : 0,
  };
}

/** Why there can be no more of a bin. */
export type Limit = 'usableWidth' | 'maxContainers' | 'oneHeight' | 'maxRows' | null;

/** The most of a bin that the frame takes beside the others, a multiple of its row, and what keeps it from more. */
export function mostOf(data: PlannerData, frame: Frame, plan: Plan, bin: Bin): { most: number; limit: Limit } {
  const others = { ...plan, counts: { ...plan.counts, [bin.article]: 0 } };
  const room = roomOf(data, frame, others);
  const stands = binsOf(data, frame).find(({ article }) => countOf(others.counts, article) > 0);
  if (frame.format === 'd' && stands && stands.heightMm !== bin.heightMm) return { most: 0, limit: 'oneHeight' };
  const rows: [limit: Limit, rows: number][] = [
    ['usableWidth', Math.floor(room.freeMm / bin.widthMm)],
    ['maxContainers', Math.floor((data.mostContainers - room.articleCount) / bin.perRow)],
    ['maxRows', (frame.maxRows ?? Number.POSITIVE_INFINITY) - room.rows],
  ];
  const [limit, least] = rows.reduce((tightest, one) => (one[1] < tightest[1] ? one : tightest));
  return { most: Math.max(0, least) * bin.perRow, limit };
}

/** Rolls of bags and accessories that the chosen bins allow: bags that fit one of them, what holds bags, and the line's own. */
export function extrasOf(data: PlannerData, plan: Plan): { accessories: string[]; bags: string[] } {
  const frame = frameOf(data, plan);
  const chosen = frame ? binsOf(data, frame).filter(({ article }) => countOf(plan.counts, article) > 0) : [];
  const tensioners = chosen.flatMap(({ tensioner }) => tensioner ?? []);
  const filters = chosen.flatMap(({ filter }) => filter ?? []);
  const lineAccessories = lineOf(data, plan)?.accessories ?? [];
  const isFilter = (article: string) => data.containers.some(({ filter }) => filter === article);
  const usual = lineAccessories.filter((article) => !isFilter(article) || filters.includes(article));
  return {
    accessories: [...new Set([...tensioners, ...usual])],
    bags: [...new Set(chosen.flatMap(({ bags }) => bags))],
  };
}

/** The plan as it is possible: whatever does not go with what was chosen before it is left out. */
export function possible(data: PlannerData, requested: Plan, rules: Rules): Plan {
  const line = lineOf(data, requested);
  if (!line) return EMPTY_PLAN;
  const only = line.cabinets.length === 1 ? line.cabinets[0] : undefined;
  const cabinet = only ?? line.cabinets.find(({ widthMm }) => widthMm === requested.width);
  // a width that this line does not have is remembered: arrow keys pass over lines on the way to another
  const begun: Plan = { ...EMPTY_PLAN, line: line.line, width: cabinet?.widthMm ?? requested.width };
  const frames = cabinet?.frames ?? [];
  const frame = frames.find((one) => one.frame === requested.frame) ?? (frames.length === 1 ? frames[0] : undefined);
  if (!frame) return begun;
  const framed = { ...begun, frame: frame.frame };
  return withLidsAndExtras(
    data,
    binsOf(data, frame).reduce((plan, bin) => withBin(data, frame, plan, bin, requested), framed),
    requested,
    rules,
  );
}

/** As many of a bin as were wished and fit; a housing has what it has. */
function withBin(data: PlannerData, frame: Frame, plan: Plan, bin: Bin, requested: Plan): Plan {
  const wished = frame.fixed ?? Math.floor(countOf(requested.counts, bin.article) / bin.perRow) * bin.perRow;
  const count = frame.fixed ?? Math.min(wished, mostOf(data, frame, plan, bin).most);
  return count > 0 ? { ...plan, counts: { ...plan.counts, [bin.article]: count } } : plan;
}

function withLidsAndExtras(data: PlannerData, plan: Plan, requested: Plan, rules: Rules): Plan {
  const bins = data.containers.filter(({ article }) => countOf(plan.counts, article) > 0);
  const lids = bins.flatMap(({ article, lids: fitting }): [string, string][] => {
    const lid = requested.lids[article];
    return lid && fitting.includes(lid) ? [[article, lid]] : [];
  });
  const { accessories, bags } = extrasOf(data, plan);
  const extras = [...accessories, ...bags].flatMap((article): [string, number][] => {
    const count = Math.floor(countOf(requested.counts, article));
    return count > 0 ? [[article, allowed(count, extraRule(rules[article]?.rule))]] : [];
  });
  return { ...plan, lids: Object.fromEntries(lids), counts: { ...plan.counts, ...Object.fromEntries(extras) } };
}

/** The parts list: frame, bins, a lid for each of them, accessories, bags; the same article once. Empty before there is a bin. */
export function partsOf(data: PlannerData, plan: Plan): { article: string; quantity: number }[] {
  const frame = frameOf(data, plan);
  const bins = frame ? binsOf(data, frame).filter(({ article }) => countOf(plan.counts, article) > 0) : [];
  if (!frame || bins.length === 0) return [];
  const { accessories, bags } = extrasOf(data, plan);
  const counted = (articles: readonly string[]) =>
    articles.map((article) => ({ article, quantity: countOf(plan.counts, article) }));
  const lids = bins.flatMap(({ article }) => {
    const lid = plan.lids[article];
    return lid ? [{ article: lid, quantity: countOf(plan.counts, article) }] : [];
  });
  const all = [
    { article: frame.frame, quantity: 1 },
    ...counted(bins.map(({ article }) => article)),
    ...lids,
    ...counted([...accessories, ...bags]),
  ].filter(({ quantity }) => quantity > 0);
  const sums = new Map<string, number>();
  for (const { article, quantity } of all) sums.set(article, (sums.get(article) ?? 0) + quantity);
  return [...sums].map(([article, quantity]) => ({ article, quantity }));
}

/** What all bins hold together, in liters. */
export const litresOf = (data: PlannerData, { counts }: Plan): number =>
  data.containers.reduce((sum, { article, litres }) => sum + litres * countOf(counts, article), 0);

export const countOf = (counts: Plan['counts'], article: string): number =>
  Object.hasOwn(counts, article) ? (counts[article] ?? 0) : 0;

/** In which quantities articles are sold. */
type Rules = Readonly<Record<string, { rule: QuantityRule }>>;

/** Most pieces of an accessory or of rolls of bags. */
const MOST_EXTRAS = 99;

/** Quantities in which an accessory or bags can be planned, besides none: as they are sold, up to `MOST_EXTRAS`. */
export const extraRule = ({ min, steps, max }: QuantityRule = { min: 1, steps: 1, max: null }): QuantityRule => ({
  ...{ min, steps },
  max: Math.min(MOST_EXTRAS, max ?? MOST_EXTRAS),
});

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
