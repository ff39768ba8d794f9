import { PriceNote } from '#features/catalog/PriceNote.tsx';
import type { ConfiguratorStore } from '#features/configurator/configurator.store.ts';
import type { Facts, System } from '#features/configurator/facts.ts';
import { isFull } from '#features/configurator/question/question.ts';
import type { Judged } from '#features/configurator/rules/answer.ts';
import { tell } from '#i18n/tell.ts';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Thumb } from '#ui/Thumb.tsx';
import styles from './Compared.module.css';
import { comparedRows } from './compared-rows.ts';

interface ComparedProps {
  facts: Facts;
  store: ConfiguratorStore;
  compared: readonly Judged<System>[];
}

/** Up to three systems side by side, with what each needs of the cabinet and what is left. */
export function Compared({ facts, store, compared }: ComparedProps) {
  const { words } = facts;
  return (
    <div className={styles.compared} id="compared">
      <div className="edge" />
      <div className="head">
        <h2 id="compared-title">{tell(words, 'compareTitle')}</h2>
      </div>
      {isFull(store.question) && <p className="soft small">{tell(words, 'compareFull')}</p>}
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
                    aria-label={tell(words, 'compareRemove', { name: system.name })}
                    onClick={() => store.toggleCompared(system.number)}
                  >
                    <Icon name="close" small />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedRows(facts, compared).map(({ name, cells }) => (
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
