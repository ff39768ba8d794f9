import type { Locale } from '#i18n/locales.ts';
import type { DrawingName } from '#ui/drawing.ts';
import type { PriceProps } from '#ui/Price.tsx';
import type { PictureMedia } from '#ui/picture.ts';
import type { Question } from './question/question.ts';
import type { Judgeable, Rule } from './rules/match-systems.ts';
import type { SystemDetails } from './set/whole-set.ts';
import type { ConfiguratorWords } from './words.server.ts';

/** The definition of content/shop/configurator.yaml in one language, and every system of the store. */
export interface ConfiguratorData {
  locale: Locale;
  words: ConfiguratorWords;
  types: { id: string; name: string; explanation: string; measures: string[]; defaults: Record<string, number> }[];
  measures: Measure[];
  rules: (Rule & { words: string })[];
  mostBroken: number;
  systems: System[];
  /** Whom a configuration may be sent to. */
  dealers: { name: string; city: string; email: string }[];
  hrefs: { configuratorHref: string; file: string; dealers: string; service: string };
}

export interface Measure {
  id: string;
  /** A to F, as the drawing names it. */
  letter: string;
  name: string;
  short: string;
  explanation: string;
  typical: number[];
  min: number;
  max: number;
  default: number;
  within: string | undefined;
  advice: string | undefined;
  /** The advice helps from so many millimeters on. */
  adviceFrom?: number | undefined;
}

/** A system that can be bought, with what decides whether it fits. */
export interface System extends Judgeable {
  id: string;
  name: string;
  claim: string;
  href: string;
  litres: number;
  containers: { litres: number; count: number; article?: string }[];
  loadKg: number | null;
  media: PictureMedia | null;
  drawing: DrawingName;
  shownPrice: PriceProps | null;
  isSoldOut: boolean;
  /** How many go into the cart at once; null for what is sold out, or chosen first (colors). */
  least: number | null;
}

/** What the island is drawn from: the same on the server and in the browser. */
export interface ConfiguratorProps {
  data: ConfiguratorData;
  /** What the address asks. */
  question: Question;
  /** What belongs to the system whose set is open, where the server has read it. */
  systemDetails: SystemDetails | undefined;
}
