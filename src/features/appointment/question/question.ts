import { type AppointmentRequest, MEASURES } from '#store-api/contract/appointment.ts';

export type Service = AppointmentRequest['serviceType'];
export type Measures = NonNullable<AppointmentRequest['measures']>;

/** What is asked for and of whom; the address carries it, so that it can be shared and comes back with the browser. */
export interface Question {
  service: Service;
  /** As typed. */
  place: string;
  /** Id of the partner that was chosen, or empty. */
  partner: string;
  /** Number of the article that it is about, or empty. */
  article: string;
  /** Of the cabinet, in mm, as the configurator passes them on. */
  measures: Measures;
}

export const SERVICES: readonly Service[] = ['assembly', 'exhibition'];

const MOST_SIGNS = 100;
const MOST_MM = 10_000;

/** Reads `?service=exhibition&place=8044&partner=…&article=30-552&bodyWidth=550`; what is no answer counts as none. */
export const questionIn = (query: URLSearchParams): Question => ({
  service: SERVICES.find((service) => service === query.get('service')) ?? 'assembly',
  place: textIn(query, 'place'),
  partner: textIn(query, 'partner'),
  article: textIn(query, 'article'),
  measures: Object.fromEntries(
    MEASURES.flatMap((name) => {
      const mm = Number(query.get(name));
      return Number.isInteger(mm) && mm > 0 && mm <= MOST_MM ? [[name, mm]] : [];
    }),
  ),
});

/** The same as a query, with its question mark; empty where nothing is asked yet. */
export function queryOf({ service, place, partner, article, measures }: Question): string {
  const params = { service: service === 'assembly' ? '' : service, place, partner, article, ...measures };
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]): [string, string][] => (value ? [[name, String(value)]] : [])),
  ).toString();
  return query && `?${query}`;
}

const textIn = (query: URLSearchParams, name: string): string => (query.get(name) ?? '').trim().slice(0, MOST_SIGNS);
