import type { Offer } from './load-products.ts';

/**
 * The variant with these options. When none has them all, others than the switched group's are given up one by one, the last first.
 * `options`: group id → option id.
 */
export function findVariant(variants: Offer[], options: Record<string, string>, switchedGroup?: string): Offer | null {
  const others = Object.keys(options).filter((group) => group !== switchedGroup);
  const kept = switchedGroup !== undefined && switchedGroup in options ? [switchedGroup] : [];
  for (let count = others.length; count >= 0; count -= 1) {
    const requiredIds = [...kept, ...others.slice(0, count)].map((group) => options[group]);
    if (requiredIds.length === 0) return null;
    const match = variants.find(({ optionIds }) =>
      requiredIds.every((id) => id !== undefined && optionIds.includes(id)),
    );
    if (match) return match;
  }
  return null;
}
