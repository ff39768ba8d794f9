import { COOKING } from './cooking.ts';
import { PLAIN } from './plain.ts';
import type { Shape } from './shape.ts';
import { WASTE } from './waste.ts';

/** Every shape that a drawing may name. */
export const SHAPES = { ...PLAIN, ...WASTE, ...COOKING };

export type ShapeName = keyof typeof SHAPES;

export const SHAPE_NAMES = Object.keys(SHAPES) as [ShapeName, ...ShapeName[]];

export const shapeOf = (name: ShapeName): Shape => SHAPES[name];
