import { PriceNote } from '#features/product/PriceNote.tsx';
import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Thumb } from '#ui/Thumb.tsx';
import type { ConfiguratorData, System } from '../configurator-data.ts';
import { isFull } from '../question/question.ts';
import { type Finding, isBroken, type Judged } from '../rules/match-systems.ts';
import type { ConfiguratorStore } from '../use-configurator.ts';
import styles from './Results.module.css';

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

/** One line of the comparison: what is compared, and each system's share. */
interface ComparedRow {
  name: string;
  cells: { text: string; note: string; isBroken: boolean }[];
}

/** What systems hold and bear, then every rule that one of them is judged by. */
export function comparedRows(data: ConfiguratorData, compared: readonly Judged<System>[]): ComparedRow[] {
  const { locale, words, rules, measures } = data;
  const plain = (key: string, textOf: (system: System) => string): ComparedRow => ({
    name: formatMessage<string>(words, key),
    cells: compared.map(({ system }) => ({ text: textOf(system), note: '', isBroken: false })),
  });
  const bins = ({ containers }: System) =>
    containers.map(({ count, litres }) => `${count} × ${formatNumber(locale, litres)}\u00A0l`).join(' + ');
  const judgedBy = rules.filter(({ id }) => compared.some(({ findings }) => findings.some(({ rule }) => rule === id)));
  return [
    plain('compareLitres', ({ litres }) => formatMessage(words, 'litres', { litres: formatNumber(locale, litres, 0) })),
    plain('compareBins', bins),
    plain('compareLoad', ({ loadKg }) => (loadKg ? `${formatNumber(locale, loadKg)}\u00A0kg` : '–')),
    ...judgedBy.map(({ id, measure }) => ({
      name: measures.find((one) => one.id === measure)?.name ?? id,
      cells: compared.map(({ system, findings }) =>
        cellOf(
          data,
          system,
          findings.find(({ rule }) => rule === id),
        ),
      ),
    })),
  ];
}

function cellOf({ locale, words, rules }: ConfiguratorData, { limits }: System, finding: Finding | undefined) {
  if (!finding) return { text: formatMessage(words, 'compareNone'), note: '', isBroken: false };
  const mm = (value: number) => formatNumber(locale, value, 0);
  const built = limits[rules.find(({ id }) => id === finding.rule)?.field ?? ''];
  const text = Array.isArray(built)
    ? formatMessage(words, 'needsList', { list: built.map(mm).join(' / ') })
    : formatMessage(words, 'needs', { limit: mm(finding.limit) });
  const key = isBroken(finding) ? 'missing' : finding.spare === 0 ? 'exact' : 'spare';
  return { text, note: formatMessage(words, key, { mm: mm(Math.abs(finding.spare)) }), isBroken: isBroken(finding) };
}
