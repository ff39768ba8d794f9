import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData } from '../configurator-data.ts';
import styles from '../form/MeasureForm.module.css';
import type { Measured } from '../rules/match-systems.ts';
import { frontOf, type Scene, type Subject } from './scene.ts';
import { sideOf } from './side.ts';

/** The cabinet from the front and from the side, with the measures as they are asked for. */
export function Cabinet({ data, subject }: { data: ConfiguratorData; subject: Subject }) {
  const { words } = data;
  return (
    <div className={styles.views}>
      <View data={data} scene={frontOf(subject)} label="drawingFront" caption={formatMessage(words, 'front')} />
      <View data={data} scene={sideOf(subject)} label="drawingSide" caption={formatMessage(words, 'side')} />
    </div>
  );
}

interface ViewProps {
  data: ConfiguratorData;
  scene: Scene;
  label: 'drawingFront' | 'drawingSide';
  caption: string;
}

function View({ data, scene, label, caption }: ViewProps) {
  const { locale, words, measures } = data;
  const letterOf = (measure: string) => measures.find(({ id }) => id === measure)?.letter ?? '';
  const dimensionLabels = scene.dimensions
    .map(({ measure, mm }) => `${letterOf(measure)} ${formatNumber(locale, mm, 0)}\u00A0mm`)
    .sort();
  const [, , extent] = scene.viewBox.split(' ');
  const size = Number(extent) * 0.04;
  return (
    <figure className={styles.view}>
      <svg
        viewBox={scene.viewBox}
        role="img"
        aria-label={formatMessage(words, label, { letters: dimensionLabels.join(', ') })}
      >
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

/** What was measured, as a table for paper, which has no fields. */
export const MeasureList = ({ data, type, measured }: { data: ConfiguratorData; type: string; measured: Measured }) => (
  <dl className={`${styles.list} num`}>
    <div>
      <dt>{formatMessage(data.words, 'systemType')}</dt>
      <dd>{data.types.find(({ id }) => id === type)?.name}</dd>
    </div>
    {data.measures
      .filter(({ id }) => measured[id] !== undefined)
      .map(({ id, letter, name }) => (
        <div key={id}>
          <dt>
            {letter} {name}
          </dt>
          <dd>{formatNumber(data.locale, measured[id] ?? 0, 0)}&nbsp;mm</dd>
        </div>
      ))}
  </dl>
);
