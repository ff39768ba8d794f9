import type { Frame } from './frame.schema.ts';

/** The classes of a layout element; a wholly plain one has none. */
export function frameClasses({ visibility, cssClass, background, marginTop, marginBottom }: Frame): string | undefined {
  const hidden = visibility && (['mobile', 'tablet', 'desktop'] as const).filter((device) => !visibility[device]);
  const classes = [
    cssClass,
    background && background !== 'none' && background,
    marginTop && `space-above-${marginTop}`,
    marginBottom && `space-below-${marginBottom}`,
    ...(hidden ?? []).map((device) => `not-on-${device}`),
  ];
  return classes.filter(Boolean).join(' ') || undefined;
}
