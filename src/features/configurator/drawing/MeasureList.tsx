import type { Facts } from '#features/configurator/facts.ts';
import type { Measured } from '#features/configurator/rules/judge.ts';
import { formatNumber } from '#i18n/format.ts';
import { tell } from '#i18n/tell.ts';
import styles from './MeasureList.module.css';

/** What was measured, as a table for paper, which has no fields. */
export const MeasureList = ({ facts, type, measured }: { facts: Facts; type: string; measured: Measured }) => (
  <dl className={`${styles.list} num`}>
    <div>
      <dt>{tell(facts.words, 'systemType')}</dt>
      <dd>{facts.types.find(({ id }) => id === type)?.name}</dd>
    </div>
    {facts.measures
      .filter(({ id }) => measured[id] !== undefined)
      .map(({ id, letter, name }) => (
        <div key={id}>
          <dt>
            {letter} {name}
          </dt>
          <dd>{formatNumber(facts.locale, measured[id] ?? 0, 0)}&nbsp;mm</dd>
        </div>
      ))}
  </dl>
);
