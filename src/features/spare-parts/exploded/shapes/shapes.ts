import { BODIES } from './bodies.ts';
import { HEAT } from './heat.ts';
import { PLAIN } from './plain.ts';
import type { Shape } from './shape.ts';
import { TABLE } from './table.ts';
import { WASTE } from './waste.ts';

/** Every shape that a drawing may name. */
export const SHAPES = { ...PLAIN, ...WASTE, ...HEAT, ...TABLE, ...BODIES };

export type ShapeName = keyof typeof SHAPES;

export const SHAPE_NAMES = Object.keys(SHAPES) as [ShapeName, ...ShapeName[]];

export const shapeOf = (name: ShapeName): Shape => SHAPES[name];
