/** One measured thing; the floor is what nobody can go below on this machine, `most` or `least` is what is wanted. */
export interface Figure {
  what: string;
  unit: string;
  value: number;
  floor?: number;
  most?: number;
  least?: number;
}

/** Markdown; the ratio is value to floor, so for times and weights more is worse, for requests a second less. */
export function table(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, unit, value, floor } = figure;
    return [
      what,
      `${short(value)} ${unit}`.trim(),
      targetOf(figure) ?? '–',
      floor === undefined ? '–' : `${short(floor)} ${unit}`.trim(),
      floor ? `× ${short(value / floor)}` : '–',
    ];
  });
  const all = [['what', 'shop', 'wanted', 'floor', 'ratio'], ['---', '--:', '--:', '--:', '--:'], ...rows];
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** One sentence about the figures for which something was wanted; '' when there are none. */
export function missed(figures: Figure[]): string {
  if (!figures.some(targetOf)) return '';
  const list = figures.filter(isMissed).map((one) => `${one.what} (${short(one.value)}, wanted ${targetOf(one)})`);
  return list.length === 0 ? 'Everything is as wanted.' : `Missed: ${list.join('; ')}.`;
}

/** Judged as shown: nobody wants to read that 1.2 is more than 1.2. */
export function isMissed({
  value,
  most = Number.POSITIVE_INFINITY,
  least = Number.NEGATIVE_INFINITY,
}: Figure): boolean {
  const shown = Number(short(value));
  return !(shown <= most && shown >= least);
}

function targetOf({ most, least }: Figure): string | undefined {
  if (most !== undefined) return `≤ ${most}`;
  return least === undefined ? undefined : `≥ ${least}`;
}

/** The page with the report above all older ones, below what the page begins with. */
export function newestFirst(page: string, report: string): string {
  const at = page.search(/^## /m);
  const [intro, older] = at < 0 ? [page, ''] : [page.slice(0, at), page.slice(at)];
  return `${[intro, report, older]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** Three figures are all that a busy machine can promise. */
const short = (value: number): string => String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
