import type { Facts } from '#features/configurator/facts.ts';
import { formatNumber } from '#i18n/format.ts';
import { tell } from '#i18n/tell.ts';
import styles from './Cabinet.module.css';
import { frontOf } from './front.ts';
import type { Scene, Subject } from './scene.ts';
import { sideOf } from './side.ts';

/** The cabinet from the front and from the side, with the measures as they are asked for. */
export function Cabinet({ facts, subject }: { facts: Facts; subject: Subject }) {
  const { words } = facts;
  return (
    <div className={styles.views}>
      <View facts={facts} scene={frontOf(subject)} label="drawingFront" caption={tell(words, 'front')} />
      <View facts={facts} scene={sideOf(subject)} label="drawingSide" caption={tell(words, 'side')} />
    </div>
  );
}

interface ViewProps {
  facts: Facts;
  scene: Scene;
  label: 'drawingFront' | 'drawingSide';
  caption: string;
}

function View({ facts, scene, label, caption }: ViewProps) {
  const { locale, words, measures } = facts;
  const letterOf = (measure: string) => measures.find(({ id }) => id === measure)?.letter ?? '';
  const said = scene.dimensions
    .map(({ measure, mm }) => `${letterOf(measure)} ${formatNumber(locale, mm, 0)}\u00A0mm`)
    .sort();
  const [, , extent] = scene.viewBox.split(' ');
  const size = Number(extent) * 0.04;
  return (
    <figure className={styles.view}>
      <svg viewBox={scene.viewBox} role="img" aria-label={tell(words, label, { letters: said.join(', ') })}>
        <path className={styles.wall} d={scene.walls} />
        <path d={scene.lines} />
        {scene.swing && <path className={styles.swing} d={scene.swing} />}
        <path className={styles.free} d={scene.free} />
        {scene.dimensions.map(({ measure, path, x, y, anchor, mm }) => (
          <g key={measure} className={styles.dimension} data-dimension={measure}>
            <path d={path} />
            <text x={x} y={y} textAnchor={anchor} fontSize={size}>
              <tspan>{letterOf(measure)}</tspan> {formatNumber(locale, mm, 0)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="small soft">{caption}</figcaption>
    </figure>
  );
}
