import type { PictureMedia } from '#ui/picture.ts';
import { colourClass } from './colour.ts';
import type { EDITOR_CLASSES, Frame } from './frame.schema.ts';

type EditorClass = (typeof EDITOR_CLASSES)[number];

/** What is drawn around a section or a block: what content says of it, and what only the layouts of a Shopware can. */
export type RenderedFrame = Omit<Frame, 'cssClass' | 'backgroundMedia'> & {
  cssClass?: EditorClass | readonly EditorClass[] | undefined;
  /** Id or address of a picture, or the picture itself. */
  backgroundMedia?: string | PictureMedia | undefined;
  /** `#rrggbb` */
  backgroundColor?: string | undefined;
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
    frame.backgroundMedia && 'on-picture',
    animation && animation !== 'none' && `comes comes-${animation}`,
    ...Object.entries(spaces).map(([side, size]) => size && `space-${side}-${size}`),
    ...hidden.map((device) => `not-on-${device}`),
  ];
  return classes.filter(Boolean).join(' ') || undefined;
}
