import { type Body, rounded } from './front-view.ts';

/** A thing from above as one SVG path: `width` to the right, `height` is its depth; families without more are their box. */
export function topView({ family, width: w, height: d, parts }: Body): string {
  const edge = rounded(0, 0, w, d, Math.min(w, d) * (ROUND[family] ?? 0.04));
  return edge + (INSIDE[family]?.(w, d, Math.max(1, parts)) ?? '');
}

type Inside = (w: number, d: number, parts: number) => string;

/** Half ribs, half crêpe rings. */
const plate: Inside = (w, d) => {
  const ribs = Array.from(
    { length: 10 },
    (_, index) => `M${n(w * 0.12)} ${n(d * (0.14 + index * 0.08))}h${n(w * 0.34)}`,
  );
  const r = Math.min(w * 0.18, d * 0.15);
  return (
    rounded(w * 0.06, d * 0.06, w * 0.88, d * 0.88, Math.min(w, d) * 0.04) +
    ribs.join('') +
    circle(w * 0.71, d * 0.31, r) +
    circle(w * 0.71, d * 0.69, r)
  );
};

/** One row while there are few, else two. */
const containers: Inside = (w, d, parts) => {
  const front = parts > 3 ? Math.ceil(parts / 2) : parts;
  const rows = parts > 3 ? [parts - front, front] : [front];
  const [inset, deep] = [w * 0.03, (d * 0.94) / rows.length];
  return rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, index) => {
        const wide = (w - 2 * inset) / count;
        return rounded(
          inset + wide * index,
          d * 0.03 + deep * row,
          wide * 0.97,
          deep * 0.97,
          Math.min(wide, deep) * 0.08,
        );
      }),
    )
    .join('');
};

const dome: Inside = (w, d) =>
  circle(w / 2, d / 2, Math.min(w, d) * 0.44) + circle(w / 2, d / 2, Math.min(w, d) * 0.06);
const rack: Inside = (w, d) =>
  circle(w / 2, d / 2, Math.min(w, d) * 0.42) + circle(w / 2, d / 2, Math.min(w, d) * 0.08);

const INSIDE: Record<string, Inside> = {
  raclette: plate,
  'pizza-grill': dome,
  dehydrator: rack,
  'x-line': containers,
  'x-line-pro': containers,
  'd-line': containers,
  's-line': containers,
  'boxx-r': containers,
};

/** How round the corners are, against the shorter side. */
const ROUND: Record<string, number> = {
  raclette: 0.075,
  'pizza-grill': 0.5,
  dehydrator: 0.5,
  'watering-can': 0.5,
  fondue: 0.5,
  chestnut: 0.5,
};

const n = (value: number): number => Math.round(value * 10) / 10;
const circle = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
