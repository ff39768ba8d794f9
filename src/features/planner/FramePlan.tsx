import { formatMessage } from '#i18n/format-message.ts';
import styles from './Planner.module.css';
import { type Bin, binsOf, pieces } from './rules/plan.ts';
import type { PlannerView } from './use-planner-view.ts';
import type { PlannerWords } from './words.ts';

/** Line of the frame and gap between drawings, in millimeters of the drawing. */
const EDGE = 8;

/** The frame from above with its rows of bins, to scale; the room that is left stays empty. */
export function FramePlan({ view: { data, plan, frame, room }, words }: { view: PlannerView; words: PlannerWords }) {
  if (!frame || !room || frame.fixed !== undefined) return null;
  const rows = binsOf(data, frame).flatMap((bin) =>
    Array.from({ length: pieces(plan.counts, bin.article) / bin.perRow }, () => bin),
  );
  const depth = Math.max(...binsOf(data, frame).map(({ depthMm, perRow }) => depthMm * perRow));
  const starts = rows.map((_, at) => rows.slice(0, at).reduce((sum, { widthMm }) => sum + widthMm, 0));
  const bins = rows.flatMap((bin, at) => inRow(bin, starts[at] ?? 0));
  const label = formatMessage(words, 'planDrawing', {
    width: frame.usableWidthMm,
    used: room.usedMm,
    free: room.freeMm,
  });
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox={`${-EDGE} ${-EDGE} ${frame.usableWidthMm + 2 * EDGE} ${depth + 2 * EDGE}`}
        role="img"
        aria-label={label}
      >
        <rect className={styles.frame} x={0} y={0} width={frame.usableWidthMm} height={depth} />
        {bins.map(({ x, y, width, height, litres }) => (
          <g key={`${x} ${y}`}>
            <rect className={styles.bin} x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={12} />
            <text x={x + width / 2} y={y + height / 2} textAnchor="middle" dominantBaseline="central">
              {litres}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="small num">
        {formatMessage(words, 'usableWidth', { value: room.freeMm })}
        {room.heightMm > 0 && (
          <span className="soft"> {formatMessage(words, 'planHeight', { height: room.heightMm })}</span>
        )}
      </figcaption>
    </figure>
  );
}

/** The bins of a row, one behind the other. */
const inRow = ({ widthMm, depthMm, perRow, litres }: Bin, x: number) =>
  Array.from({ length: perRow }, (_, at) => ({ x, y: at * depthMm, width: widthMm, height: depthMm, litres }));
