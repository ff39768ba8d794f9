import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData } from '../configurator-data.ts';
import type { Measured } from '../rules/judge.ts';
import styles from './MeasureList.module.css';

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
