import { type DealerRow, dealerRow, nearest } from '#features/dealers/find/find-dealers.ts';
import { placesOf, readDealers } from '#features/dealers/find/network-view.content.ts';
import { findPlace, type Place } from '#features/dealers/place/gazetteer.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import { offers } from './partner/partners.ts';
import { type Question, questionIn } from './question/use-question.ts';

/** What an address asks, and who answers it. */
export interface PartnerSearch {
  question: Question;
  here: Place | undefined;
  /** For who has no script: the nearest partners with their numbers. */
  rows: DealerRow[];
}

/** Reads the question of an address; a page that is a file asks nothing. */
export async function readPartnerSearch(locale: Locale, query: URLSearchParams): Promise<PartnerSearch> {
  const question = questionIn(query);
  const dealers = await readDealers();
  const here = question.place ? findPlace(placesOf(dealers), question.place) : undefined;
  const offering = dealers.filter((dealer) => offers(dealer, question.service));
  const t = wordsOf(locale, 'dealers');
  return {
    question,
    here,
    rows: here ? nearest(offering, here, PARTNERS).map((match) => dealerRow(locale, match, t)) : [],
  };
}

const PARTNERS = 5;
