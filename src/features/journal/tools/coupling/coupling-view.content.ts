import { productsByNumbers } from '#features/catalogue/products.server.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { nameOf } from '#features/product/card-view.server.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { recipes } from '#i18n/paths.ts';
import { guestsOf, isFor } from '../planner.ts';
import { readPlanner } from '../tools.content.ts';

/** Guests → ovens: every answer in words, so that a script has only to show one. */
export interface CouplingView {
  locale: Locale;
  answers: CouplingResult[];
  /** For more guests than that. */
  tooMany: string;
  plannerHref: string;
}

interface CouplingResult {
  from: number;
  to: number;
  /** `7–8` */
  guests: string;
  devices: { count: number; name: string; href: string | undefined }[];
  watts: number;
  text: string;
  /** Two fuses are needed. */
  warning: string | undefined;
  /** What the page says before anybody has asked. */
  isShown: boolean;
}

/** The answer for eight stands there at first: two ovens, coupled. */
export const SHOWN_GUESTS = 8;

export async function couplingView(locale: Locale): Promise<CouplingView> {
  const planner = await readPlanner();
  const products = await productsByNumbers(locale, planner.products);
  const device = ({ article, count }: { article: string; count: number }) => {
    const product = products.find(({ productNumber }) => productNumber === article);
    return { count, name: product ? nameOf(product) : article, href: product && productHref(locale, product) };
  };
  return {
    locale,
    tooMany: inLanguage(locale, planner.text.tooMany),
    plannerHref: recipes(locale, planner.slug[locale] ?? planner.slug.de),
    answers: planner.setups.map((setup) => ({
      ...setup.guests,
      guests: guestsOf(setup.guests),
      devices: setup.devices.map(device),
      watts: setup.watts,
      text: inLanguage(locale, setup.text),
      warning: setup.circuits > 1 ? inLanguage(locale, planner.text.circuits) : undefined,
      isShown: isFor(setup.guests, SHOWN_GUESTS),
    })),
  };
}
