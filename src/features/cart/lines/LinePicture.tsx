import { drawingOf } from '#ui/drawing.ts';
import type { PictureMedia } from '#ui/picture.ts';
import { Thumb } from '#ui/Thumb.tsx';

/** What a line of a cart or an order is shown by. */
interface PicturedLine {
  cover?: (PictureMedia & { fileName?: string | null | undefined }) | null | undefined;
  payload: Record<string, unknown>;
}

/** The picture of a line, or the drawing of its kind. */
export function LinePicture({ line: { cover, payload } }: { line: PicturedLine }) {
  const customFields = (payload.customFields ?? {}) as Record<string, unknown>;
  return (
    <Thumb
      media={cover}
      drawing={drawingOf({ family: textOf(customFields.hof_family), kind: textOf(customFields.hof_kind) })}
    />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
