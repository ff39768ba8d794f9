/** One measured thing; the floor is what nobody can go below on this machine. */
export interface Figure {
  what: string;
  unit: string;
  value: number;
  floor?: number;
}

/** Markdown; the ratio is value to floor, so for times and weights more is worse, for requests a second less. */
export function table(figures: Figure[]): string {
  const rows = figures.map(({ what, unit, value, floor }) => [
    what,
    `${short(value)} ${unit}`,
    floor === undefined ? '–' : `${short(floor)} ${unit}`,
    floor ? `× ${short(value / floor)}` : '–',
  ]);
  const all = [['what', 'shop', 'floor', 'ratio'], ['---', '--:', '--:', '--:'], ...rows];
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Three figures are all that a busy machine can promise. */
const short = (value: number): string => String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
