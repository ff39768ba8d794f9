import { spelling } from './place-names.ts';

/** What somebody has typed, taken apart; what is not there is empty. */
export interface TypedPlace {
  /** Whose postcode it is: CH, AT, DE, FR, IT. */
  country: string;
  zip: string;
  /** As `spelling` writes it, without canton. */
  name: string;
  /** Two capital letters. */
  canton: string;
}

/** Reads `8044`, `A-6900 Bregenz`, `Bregenz 6900`, `Lugano TI`. */
export function readTyped(typed: string): TypedPlace {
  const [written = '', four = '', zip4 = '', five = '', zip5 = ''] = typed.match(POSTCODE) ?? [];
  const words = spelling(typed.replace(written, ' '));
  const canton = words.match(CANTON)?.[1] ?? '';
  return {
    country: POSTCODES_OF[(four || five).toUpperCase()] ?? '',
    zip: zip4 || zip5,
    name: words.replace(CANTON, ''),
    canton: canton.toUpperCase(),
  };
}

/** By the letters in front of a postcode, those of number plates too. Liechtenstein has Swiss postcodes. */
export const POSTCODES_OF: Record<string, string | undefined> = {
  ...{ CH: 'CH', LI: 'CH', FL: 'CH' },
  ...{ AT: 'AT', A: 'AT', DE: 'DE', D: 'DE', FR: 'FR', F: 'FR', IT: 'IT', I: 'IT' },
};

/** Four digits in Switzerland and Austria, five elsewhere: the FR of `Romont FR 1680` is the canton. */
const POSTCODE = /(?<![\p{L}\d])(?:(?:(CH|LI|FL|AT?)[- ]?)?(\d{4})|(?:(DE?|FR?|IT?)[- ]?)?(\d{5}))(?![\p{L}\d])/iu;

const CANTON = /(?:^|-)(ag|ai|ar|be|bl|bs|fr|ge|gl|gr|ju|lu|ne|nw|ow|sg|sh|so|sz|tg|ti|ur|vd|vs|zg|zh)$/;
