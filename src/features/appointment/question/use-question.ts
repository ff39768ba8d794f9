import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findPlace, type Place, parsePlaces, townOf } from '#features/dealers/place/gazetteer.ts';
import type { Partner } from '../partner/partners.ts';
import { type Question, queryOf, questionIn } from './question.ts';

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

  return { question, ask: changeQuestion, nearby };
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
