// Drawings are SVG files whose views a page takes with <use>: they keep pages small and follow the theme.
/** What is drawn: outer width and height in millimeters, and what its family adds (people, racks, containers). */
export interface Body {
  family: string;
  width: number;
  height: number;
  /** Pans in front, racks above each other, containers beside each other. */
  parts: number;
}

/**
 * The front of a thing as one SVG path, true to its measures: x from 0 to its width, y from 0 to its height, where it
 * stands. Families without a drawing of their own are the box they fill.
 */
export function frontView({ family, width: w, height: h, parts }: Body): string {
  return (VIEWS[family] ?? box)(w, h, Math.max(1, parts));
}

/** How many parts a thing of this size has where nobody says it: pans, people around a dome, racks. In millimeters. */
export function partsOf(family: string, width: number, height: number): number {
  if (family === 'raclette') return Math.round(width / 148);
  if (family === 'pizza-grill') return Math.round(width / 61);
  if (family === 'dehydrator') return Math.round((height - 110) / 42);
  return 1;
}

type View = (w: number, h: number, parts: number) => string;

const box: View = (w, h) => rounded(0, 0, w, h, Math.min(w, h) * 0.04);

/** Plate on top, heating element below, between them posts and pans. */
const raclette: View = (w, h, pans) => {
  const foot = h * 0.07;
  const pan = Math.min(w * 0.28, (w * 0.64) / pans);
  const step = (w * 0.84 - pans * pan) / (pans + 1);
  return [
    rounded(0, h * 0.1, w, h * 0.2, h * 0.06),
    rounded(0, h * 0.67, w, h * 0.26, h * 0.06),
    line(w * 0.12, h - foot, 0, foot),
    line(w * 0.88, h - foot, 0, foot),
    line(w * 0.07, h * 0.3, 0, h * 0.37),
    line(w * 0.93, h * 0.3, 0, h * 0.37),
    ...each(pans, (index) => {
      const x = w * 0.08 + step + index * (pan + step);
      return `M${n(x)} ${n(h * 0.54)}h${n(pan)}l${n(-pan * 0.06)} ${n(h * 0.05)}h${n(-pan * 0.88)}z`;
    }),
  ].join('');
};

/** A dome over a plate, openings at its foot. */
const pizzaGrill: View = (w, h, people) => {
  const openings = Math.max(2, Math.round(people / 2));
  const opening = (w * 0.8) / (openings * 1.35);
  const step = (w * 0.8) / openings;
  const foot = h * 0.78;
  return [
    `M${n(w * 0.06)} ${n(foot)}C${n(w * 0.08)} ${n(h * -0.16)} ${n(w * 0.92)} ${n(h * -0.16)} ${n(w * 0.94)} ${n(foot)}`,
    rounded(0, foot, w, h * 0.16, h * 0.05),
    line(w * 0.14, h * 0.94, 0, h * 0.06),
    line(w * 0.86, h * 0.94, 0, h * 0.06),
    `M${n(w * 0.47)} ${n(h * 0.075)}V0h${n(w * 0.06)}v${n(h * 0.075)}`,
    ...each(openings, (index) => {
      const x = w * 0.1 + step * index + (step - opening) / 2;
      return `M${n(x)} ${n(foot)}v${n(-h * 0.1)}a${n(opening / 2)} ${n(h * 0.14)} 0 0 1 ${n(opening)} 0v${n(h * 0.1)}`;
    }),
  ].join('');
};

/** A stack of racks on a base with its knob. */
const dehydrator: View = (w, h, racks) => {
  const base = h * 0.24;
  const rack = (h - base) / (racks + 0.6);
  return [
    rounded(0, h - base, w, base, h * 0.03),
    ...each(racks, (index) => rounded(w * 0.04, rack * (index + 0.6), w * 0.92, rack * 0.86, rack * 0.2)),
    `M${n(w * 0.04)} ${n(rack * 0.6)}q${n(w * 0.46)} ${n(-rack * 0.9)} ${n(w * 0.92)} 0`,
    circle(w / 2, h - base / 2, base * 0.26),
  ].join('');
};

/** Can, spout with its rose, handle over the middle. */
const wateringCan: View = (w, h) =>
  [
    `M${n(w * 0.3)} ${n(h)}v${n(-h * 0.58)}h${n(w * 0.42)}v${n(h * 0.58)}z`,
    `M${n(w * 0.3)} ${n(h * 0.86)}L${n(w * 0.1)} ${n(h * 0.3)}h${n(w * 0.06)}L${n(w * 0.3)} ${n(h * 0.7)}`,
    `M0 ${n(h * 0.36)}l${n(w * 0.16)} ${n(-h * 0.14)}l${n(w * 0.04)} ${n(h * 0.06)}l${n(-w * 0.16)} ${n(h * 0.14)}z`,
    `M${n(w * 0.38)} ${n(h * 0.42)}C${n(w * 0.4)} ${n(h * -0.1)} ${n(w * 0.86)} ${n(h * -0.08)} ${n(w * 0.97)} ${n(h * 0.28)}S${n(w * 0.9)} ${n(h * 0.7)} ${n(w * 0.72)} ${n(h * 0.72)}`,
    line(w * 0.3, h * 0.92, w * 0.42, 0),
  ].join('');

/** A caquelon on its burner. */
const fondue: View = (w, h) =>
  [
    `M${n(w * 0.08)} 0h${n(w * 0.66)}q0 ${n(h * 0.5)} ${n(-w * 0.16)} ${n(h * 0.5)}h${n(-w * 0.34)}q${n(-w * 0.16)} 0 ${n(-w * 0.16)} ${n(-h * 0.5)}z`,
    rounded(w * 0.74, h * 0.03, w * 0.26, h * 0.08, h * 0.03),
    `M${n(w * 0.14)} ${n(h)}L${n(w * 0.22)} ${n(h * 0.5)}M${n(w * 0.68)} ${n(h)}L${n(w * 0.6)} ${n(h * 0.5)}`,
    line(w * 0.1, h * 0.96, w * 0.62, 0),
    rounded(w * 0.32, h * 0.76, w * 0.18, h * 0.2, h * 0.03),
  ].join('');

/** Containers beside each other on a pull-out, seen through the front. */
const pullOut: View = (w, h, containers) => {
  const wide = (w * 0.94) / containers;
  return [
    rounded(0, 0, w, h, Math.min(w, h) * 0.015),
    line(0, h * 0.94, w, 0),
    ...each(containers, (index) => {
      const x = w * 0.03 + wide * index;
      return `M${n(x)} ${n(h * 0.12)}h${n(wide * 0.96)}l${n(-wide * 0.05)} ${n(h * 0.82)}h${n(-wide * 0.86)}zM${n(x)} ${n(h * 0.2)}h${n(wide * 0.96)}`;
    }),
  ].join('');
};

/** A container, narrower at its foot. */
const container: View = (w, h) =>
  `M0 0h${n(w)}l${n(-w * 0.07)} ${n(h)}h${n(-w * 0.86)}zM${n(w * 0.012)} ${n(h * 0.1)}h${n(w * 0.976)}`;

const VIEWS: Record<string, View> = {
  raclette,
  'pizza-grill': pizzaGrill,
  dehydrator,
  'watering-can': wateringCan,
  fondue,
  'x-line': pullOut,
  'x-line-pro': pullOut,
  'd-line': pullOut,
  's-line': pullOut,
  'boxx-r': pullOut,
  container,
  compost: container,
};

const n = (value: number): number => Math.round(value * 10) / 10;
const line = (x: number, y: number, dx: number, dy: number) => `M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}`;
const circle = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index));

export function rounded(x: number, y: number, w: number, h: number, r: number): string {
  const [a, b, c] = [n(w - 2 * r), n(h - 2 * r), n(r)];
  return `M${n(x + r)} ${n(y)}h${a}a${c} ${c} 0 0 1 ${c} ${c}v${b}a${c} ${c} 0 0 1 ${-c} ${c}h${-a}a${c} ${c} 0 0 1 ${-c} ${-c}v${-b}a${c} ${c} 0 0 1 ${c} ${-c}z`;
}
