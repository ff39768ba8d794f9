import styles from './MeasureSketch.module.css';
import { sketchOf } from './sketch.ts';

/** What a field means, as a small drawing beside its name; its words stand in the field's own. */
export function MeasureSketch({ measure }: { measure: string }) {
  const sketch = sketchOf(measure);
  return (
    <svg className={styles.sketch} viewBox="0 0 48 42" aria-hidden="true">
      <path d={sketch.lines} />
      <path className={styles.measure} d={sketch.measure} />
    </svg>
  );
}
