interface DistanceProps {
  /** 0 to 1 of the longest of its list. */
  share: number;
  /** `2,4` */
  written: string;
  /** Read out. */
  label: string;
}

/** A distance as a bar with its figure behind. */
export function Distance({ share, written, label }: DistanceProps) {
  const end = `${Math.max(1, Math.round(share * LONGEST_PERCENT))}%`;
  return (
    <svg className="scale" role="img" aria-label={label}>
      <line x1="0" x2={end} y1="8" y2="8" />
      <line x1=".5" x2=".5" y1="3" y2="13" />
      <line x1={end} x2={end} y1="3" y2="13" />
      <text x={end} dx="7" y="12.5">
        {written} km
      </text>
    </svg>
  );
}

/** The figure needs the rest. */
const LONGEST_PERCENT = 78;
