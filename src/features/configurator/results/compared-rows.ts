import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData, System } from '../configurator-data.ts';
import type { Finding } from '../rules/judge.ts';
import { isBroken, type Judged } from '../rules/match-systems.ts';

/** One line of the comparison: what is compared, and each system's share. */
export interface ComparedRow {
  name: string;
  cells: { text: string; note: string; isBroken: boolean }[];
}

/** What systems hold and bear, then every rule that one of them is judged by. */
export function comparedRows(data: ConfiguratorData, compared: readonly Judged<System>[]): ComparedRow[] {
  const { locale, words, rules, measures } = data;
  const plain = (key: string, textOf: (system: System) => string): ComparedRow => ({
    name: formatMessage(words, key),
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
