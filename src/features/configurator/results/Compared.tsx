import { PriceNote } from '#features/product/PriceNote.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Thumb } from '#ui/Thumb.tsx';
import type { ConfiguratorData, System } from '../configurator-data.ts';
import { isFull } from '../question/question.ts';
import type { Judged } from '../rules/match-systems.ts';
import type { ConfiguratorStore } from '../use-configurator.ts';
import styles from './Compared.module.css';
import { comparedRows } from './compared-rows.ts';

interface ComparedProps {
  data: ConfiguratorData;
  store: ConfiguratorStore;
  compared: readonly Judged<System>[];
}

/** Up to three systems side by side, with what each needs of the cabinet and what is left. */
export function Compared({ data, store, compared }: ComparedProps) {
  const { words } = data;
  return (
    <div className={styles.compared} id="compared">
      <div className="edge" />
      <div className="head">
        <h2 id="compared-title">{formatMessage(words, 'compareTitle')}</h2>
      </div>
      {isFull(store.question) && <p className="soft small">{formatMessage(words, 'compareFull')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby="compared-title">
        <table className={`${styles.table} num`}>
          <thead>
            <tr>
              <td />
              {compared.map(({ system }) => (
                <th key={system.number} scope="col">
                  <Thumb media={system.media} drawing={system.drawing} sizes="16rem" />
                  <a href={system.href}>{system.name}</a>
                  <span className="small soft">{system.number}</span>
                  {system.shownPrice && <Price {...system.shownPrice} />}
                  <button
                    className="tool"
                    type="button"
                    aria-label={formatMessage(words, 'compareRemove', { name: system.name })}
                    onClick={() => store.toggleCompared(system.number)}
                  >
                    <Icon name="close" small />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedRows(data, compared).map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map(({ text, note, isBroken }, column) => (
                  <td key={compared[column]?.system.number}>
                    {text}
                    {note && <span className={isBroken ? styles.broken : styles.kept}>{note}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <PriceNote words={words} />
    </div>
  );
}
