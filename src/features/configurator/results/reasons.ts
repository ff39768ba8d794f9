import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData, System } from '../configurator-data.ts';
import type { Finding } from '../rules/judge.ts';
import { isBroken, type Judged } from '../rules/match-systems.ts';

/** Why a system fits or not, in a sentence. */
export interface Reason {
  rule: string;
  isBroken: boolean;
  text: string;
}

/** How many reasons a row has room for. */
const MOST = 3;

/** What decides most: what is broken, then where it is tightest, then what it is built for. */
export function reasonsOf(data: ConfiguratorData, { system, findings }: Judged<System>, most = MOST): Reason[] {
  const isBuiltFor = ({ rule }: Finding) => data.rules.find(({ id }) => id === rule)?.check === 'oneOf';
  const broken = findings.filter(isBroken);
  const kept = findings.filter((finding) => !isBroken(finding));
  const limits = kept.filter((finding) => !isBuiltFor(finding)).sort((a, b) => a.spare - b.spare);
  const tightest = limits.slice(0, Math.max(0, most - 1 - broken.length));
  const others = [...kept.filter(isBuiltFor), ...limits.slice(tightest.length)];
  return [...broken, ...tightest, ...others]
    .slice(0, most)
    .map((finding) => ({ rule: finding.rule, isBroken: isBroken(finding), text: sentenceOf(data, system, finding) }));
}

/** A rule that an editor has added speaks in general words until it has its own. */
export function sentenceOf(
  { locale, words, measures, rules }: ConfiguratorData,
  system: System,
  finding: Finding,
): string {
  const { rule, measure, given, limit, spare, side } = finding;
  const mm = (value: number) => formatNumber(locale, value, 0);
  const { check, field } = rules.find(({ id }) => id === rule) ?? {};
  const built = field && system.limits[field];
  const values = {
    measure: measures.find(({ id }) => id === measure)?.name ?? measure,
    ...{ given: mm(given), limit: mm(limit), mm: mm(Math.abs(spare)), count: Math.abs(spare) },
    list: (Array.isArray(built) ? built : [limit]).map(mm).join(' / '),
  };
  if (side) return formatMessage<string>(words, keyOrFallback(words, `near-${rule}-${side}`, 'near-any'), values);
  if (spare === 0 && check === 'atLeast') return formatMessage(words, 'fits-exact', values);
  return formatMessage<string>(words, keyOrFallback(words, `fits-${rule}`, 'fits-any'), values);
}

const keyOrFallback = (words: ConfiguratorData['words'], key: string, otherwise: string): string =>
  (words[key] ?? words[`${key}_other`]) ? key : otherwise;
