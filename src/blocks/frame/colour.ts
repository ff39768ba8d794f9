import type { RenderedFrame } from './frame.ts';

/*
 * A ground whose colour a Shopware's editor has chosen freely. No attribute may style, so each colour is a rule of the
 * page's own, and what stands on it takes the light or the dark numbers of all tokens, whichever can be read better.
 */

/** `#abc`, `#aabbcc`, `rgb(170, 187, 204)`, also with a full alpha, as `#aabbcc`; undefined for everything else. */
export function readColour(colour: string): string | undefined {
  const [, short, long] =
    colour
      .trim()
      .toLowerCase()
      .match(/^#(?:([0-9a-f]{3})f?|([0-9a-f]{6})(?:ff)?)$/) ?? [];
  if (long) return `#${long}`;
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`;
  const parts = colour.match(/^\s*rgba?\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})(?:,\s*1(?:\.0+)?)?\)\s*$/)?.slice(1, 4);
  return parts && `#${parts.map((part) => Math.min(Number(part), 255).toString(16).padStart(2, '0')).join('')}`;
}

/** `ground-aabbcc` */
export const colourClass = (colour: string): string => `ground-${colour.slice(1)}`;

/** The rules for all colours of a page, each once; null when it has none. The page announces it to its content policy. */
export function colourStyle(frames: readonly RenderedFrame[]): string | null {
  const colours = new Set(frames.flatMap(({ backgroundColor }) => backgroundColor ?? []));
  if (colours.size === 0) return null;
  const rules = [...colours].map(
    (colour) =>
      `.${colourClass(colour)}{background:${colour};color:var(--ink);color-scheme:${isDark(colour) ? 'dark' : 'light'}}`,
  );
  return `@layer editor{${rules.join('')}}`;
}

/** True when light words are read better on it than dark ones (WCAG 2: equal at a luminance of 0.179). */
export const isDark = (colour: string): boolean => luminance(colour) < 0.179;

/** 0 for black, 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
