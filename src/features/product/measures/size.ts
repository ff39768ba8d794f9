import type { ProductAttributes } from '#features/catalogue/product-attributes.ts';
import type { Product } from '#store-api/contract/product.ts';
import { type Body, frontView, partsOf } from '../drawing/front-view.ts';
import { topView } from '../drawing/top-view.ts';

/** Outer size in whole millimeters. */
export interface Size {
  width: number;
  depth: number;
  height: number;
}

/** Null where the store does not know all three: a download has no size. */
export function sizeOf({ width, length, height }: Pick<Product, 'width' | 'length' | 'height'>): Size | null {
  if (!width || !length || !height) return null;
  return { width: Math.round(width), depth: Math.round(length), height: Math.round(height) };
}

/** One view with its dimensions, ready for an SVG. */
export interface View {
  viewBox: string;
  outline: string;
  dimensions: string;
  /** Figures beside the dimensions: across below, upright at the right. */
  across: { x: number; y: number; mm: number };
  upright: { x: number; y: number; mm: number };
  /** The ground a front stands on; a view from above has none. */
  ground: string;
  /** What a waste system needs around it; everything else needs its own size only. */
  needed?: Needed;
}

/** Free room from the ground (or the front) on: a dashed edge, and at the left its dimension. */
export interface Needed {
  mm: number;
  edge: string;
  dimension: string;
  x: number;
  y: number;
}

/** Largest extent in units of the drawing. */
const LARGEST = 300;

/** Front and view from above, both at one scale. */
export function viewsOf({ width, depth, height }: Size, { family, containers, fit }: ProductAttributes) {
  const needed = { height: fit?.minInstallationHeightMm ?? 0, depth: fit?.minInstallationDepthMm ?? 0 };
  const scale = LARGEST / Math.max(width, depth, height, needed.height, needed.depth);
  const count = containers.reduce((sum, each) => sum + each.count, 0);
  const parts = count || partsOf(family, width, height);
  const [w, d, h] = [width * scale, depth * scale, height * scale];
  const body: Body = { family, width: w, height: h, parts };
  const front = { width, upright: height, needed: needed.height, scale };
  const top = { width, upright: depth, needed: needed.depth, scale };
  return {
    front: { ...view(front, frontView(body)), ground: `M-20 ${n(h)}h${n(w + 40)}` },
    top: view(top, topView({ ...body, height: d })),
  };
}

interface Measured {
  width: number;
  upright: number;
  /** 0 for what needs nothing. */
  needed: number;
  scale: number;
}

function view({ width, upright, needed, scale }: Measured, outline: string): View {
  const [w, h] = [width * scale, upright * scale];
  const [right, below, over] = [n(w + 24), n(h + 26), Math.max(0, needed * scale - h)];
  const left = needed ? NEEDED_ROOM : 20;
  return {
    viewBox: `${-left} ${-8 - Math.ceil(over)} ${LARGEST + 80 + left} ${Math.ceil(h) + Math.ceil(over) + 62}`,
    outline,
    dimensions: `M0 ${below - 7}v14M0 ${below}h${n(w)}M${n(w)} ${below - 7}v14M${right - 7} 0h14M${right} 0v${n(h)}M${right - 7} ${n(h)}h14`,
    across: { x: n(w / 2), y: below + 22, mm: width },
    upright: { x: right + 12, y: n(h / 2 + 4), mm: upright },
    ground: '',
    ...(needed ? { needed: neededIn(needed, w, h, h - needed * scale) } : {}),
  };
}

/** Left of a thing that needs room, for the dimension and its figure. */
const NEEDED_ROOM = 64;

function neededIn(mm: number, w: number, h: number, top: number): Needed {
  return {
    mm,
    edge: `M-24 ${n(top)}H${n(w + 10)}`,
    dimension: `M-31 ${n(top)}h14M-24 ${n(top)}V${n(h)}M-31 ${n(h)}h14`,
    x: -36,
    y: n((top + h) / 2 + 4),
  };
}

const n = (value: number): number => Math.round(value * 10) / 10;
