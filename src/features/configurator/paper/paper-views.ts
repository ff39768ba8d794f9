import type { View } from '#features/product/measures/size.ts';
import { frontOf } from '../drawing/front.ts';
import type { Dimension, Scene, Subject } from '../drawing/scene.ts';
import { sideOf } from '../drawing/side.ts';

/** Front and side for paper, each with two of its dimensions; the table beside them has all six. */
export function paperViews(subject: Subject): { front: View; side: View } {
  return {
    front: viewOf(frontOf(subject), 'bodyWidth', 'installationHeight'),
    side: viewOf(sideOf(subject), 'bodyDepth', 'installationDepth'),
  };
}

function viewOf({ viewBox, walls, lines, free, swing, dimensions }: Scene, first: string, second: string): View {
  const [across, other] = [first, second].map((measure) => dimensions.find((one) => one.measure === measure));
  const shown = [across, other].filter((one) => one !== undefined);
  const [main] = dimensions;
  return {
    viewBox,
    outline: walls + lines + swing,
    ground: free,
    dimensions: shown.map(({ path }) => path).join(''),
    across: placeOf(across ?? main),
    upright: placeOf(other ?? main),
  };
}

const placeOf = (one: Dimension | undefined): View['across'] => ({ x: one?.x ?? 0, y: one?.y ?? 0, mm: one?.mm ?? 0 });
