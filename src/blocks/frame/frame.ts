import type { PictureMedia } from '#ui/picture.ts';
import { pictureSize } from '#values/picture-size.ts';
import type { EDITOR_CLASSES, Frame } from './frame.schema.ts';

type EditorClass = (typeof EDITOR_CLASSES)[number];

/** What is drawn around a section or a block: what content says of it, and what only the layouts of a Shopware can. */
export type RenderedFrame = Omit<Frame, 'cssClass' | 'backgroundMedia'> & {
  cssClass?: EditorClass | readonly EditorClass[] | undefined;
  /** Id or address of a picture, or the picture itself. */
  backgroundMedia?: string | PictureMedia | undefined;
  /** `#rrggbb` */
  backgroundColor?: string | undefined;
  /** Of a picture that is cut or shown whole inside a frame; in pixels. */
  minHeight?: number | undefined;
};

/** The classes of a layout element; a wholly plain one has none. */
export function frameClasses(frame: RenderedFrame): string | undefined {
  const { visibility, background, animation } = frame;
  const hidden = (['mobile', 'tablet', 'desktop'] as const).filter((device) => visibility?.[device] === false);
  const spaces = {
    above: frame.marginTop,
    below: frame.marginBottom,
    left: frame.marginLeft,
    right: frame.marginRight,
  };
  const classes = [
    ...[frame.cssClass ?? []].flat(),
    background && background !== 'none' && background,
    frame.backgroundColor && colourClass(frame.backgroundColor),
    frame.minHeight && heightClass(frame.minHeight),
    frame.backgroundMedia && 'on-picture',
    animation && animation !== 'none' && `comes comes-${animation}`,
    ...Object.entries(spaces).map(([side, size]) => size && `space-${side}-${size}`),
    ...hidden.map((device) => `not-on-${device}`),
  ];
  return classes.filter(Boolean).join(' ') || undefined;
}

/** Signs that the address of a background picture may have at most. */
export const MOST_SIGNS = 1000;
export const TOO_LONG = 'Url is too long';

/**
 * A picture as a background asks for it: with the sizes it comes in, else cut to size by the server of the media,
 * which is asked for the longer side.
 * @throws Error “Url is too long”
 */
export function backgroundPicture(media: PictureMedia): PictureMedia {
  if (media.url.length > MOST_SIGNS) throw new Error(TOO_LONG);
  if (media.thumbnails?.length) return media;
  const { width = 0, height = 0 } = media.metaData ?? {};
  const side = (width ?? 0) > (height ?? 0) ? 'width' : 'height';
  const longer = Math.max(width ?? 0, height ?? 0);
  const joint = media.url.includes('?') ? '&' : '?';
  return { ...media, url: `${media.url}${joint}${side}=${pictureSize(longer)}&fit=crop,smart` };
}

/*
 * A ground whose color a Shopware's editor has chosen freely. No attribute may style, so each color is a rule of the
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
const colourClass = (colour: string): string => `ground-${colour.slice(1)}`;

/** `height-340` */
const heightClass = (pixels: number): string => `height-${pixels}`;

/** The rules for all colors and heights of a page, each once; null when it has none. The page announces it to its content policy. */
export function frameStyle(frames: readonly RenderedFrame[]): string | null {
  const colours = new Set(frames.flatMap(({ backgroundColor }) => backgroundColor ?? []));
  const heights = new Set(frames.flatMap(({ minHeight }) => minHeight || []));
  const rules = [
    ...[...colours].map(
      (colour) =>
        `.${colourClass(colour)}{background:${colour};color:var(--ink);color-scheme:${isDark(colour) ? 'dark' : 'light'}}`,
    ),
    ...[...heights].map((pixels) => `.${heightClass(pixels)}{--min-height:${pixels}px}`),
  ];
  return rules.length > 0 ? `@layer editor{${rules.join('')}}` : null;
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
