import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findPlace, type Place, parsePlaces, townOf } from '#features/dealers/place/gazetteer.ts';
import { type AppointmentRequest, MEASURES } from '#store-api/contract/appointment.ts';
import type { Partner } from '../partner/partners.ts';

/** How far the search for partners near a place is. */
export type Nearby = { state: 'unasked' | 'searching' | 'unknown' | 'failed' } | { state: 'found'; here: Place };

interface Beginning {
  /** What the server has read from the address. */
  initialQuestion: Question;
  /** Where that is, when there is such a place. */
  here: Place | undefined;
  partners: readonly Partner[];
  /** True where the page's own address carries the question. */
  isOnPage: boolean;
}

/** The question to a partner: what it says now, where that is, and a way to say it otherwise. */
export function useQuestion({ initialQuestion, here, partners, isOnPage }: Beginning) {
  const [question, setQuestion] = useState(initialQuestion);
  const [nearby, setNearby] = useState<Nearby>(here ? { state: 'found', here } : { state: 'unasked' });
  const searches = useRef(0);

  function changeQuestion(change: Partial<Question>): void {
    const next = { ...question, ...change };
    setQuestion(next);
    if (isOnPage) history.replaceState(history.state, '', location.pathname + queryOf(next) + location.hash);
    if (change.place !== undefined) search(change.place);
  }

  /** Of two searches the later counts, whichever comes back first. */
  async function search(place: string): Promise<void> {
    searches.current += 1;
    const searchNumber = searches.current;
    setNearby({ state: place ? 'searching' : 'unasked' });
    if (!place) return;
    const result = await findNearby(place, partners);
    if (searchNumber === searches.current) setNearby(result);
  }

  // a page that is a file knows nothing of its address
  const readAddress = useEffectEvent(() => {
    const urlQuestion = questionIn(new URLSearchParams(location.search));
    setQuestion(urlQuestion);
    if (urlQuestion.place && !here) search(urlQuestion.place);
  });
  useEffect(() => {
    if (isOnPage) readAddress();
  }, [isOnPage]);

  return { question, change: changeQuestion, nearby };
}

/** Looks a place up without asking anybody: the list of towns comes as a file with the first search. */
async function findNearby(typed: string, partners: readonly Partner[]): Promise<Nearby> {
  try {
    const { default: table } = await import('#features/dealers/place/places.tsv?raw');
    const here = findPlace([...parsePlaces(table), ...partners.map(townOf)], typed);
    return here ? { state: 'found', here } : { state: 'unknown' };
  } catch (error) {
    console.error('The list of towns could not be loaded.', error);
    return { state: 'failed' };
  }
}

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
