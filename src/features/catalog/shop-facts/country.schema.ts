import * as z from 'zod';
import { text } from '#features/catalog/text.schema.ts';

export const COUNTRIES = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT', 'BE', 'NL', 'ES'] as const;
export const ZONES = ['home', 'neighbours-german', 'west-south', 'iberia'] as const;

export const countryCode = z.enum(COUNTRIES).describe('Delivery country, two letters.');

const pattern = (help: string) => z.string().refine(isPattern, { error: 'a regular expression' }).describe(help);

/** Where the shop delivers (ledger A10). */
export const countryFields = {
  zones: z
    .array(
      z.strictObject({
        id: z.enum(ZONES).describe('Id of the zone.'),
        countries: z.array(countryCode).describe('Its countries.'),
      }),
    )
    .describe('Zones of equal shipping prices.'),
  countries: z
    .array(
      z.strictObject({
        iso: countryCode,
        iso3: z.string().length(3).describe('Country, three letters.'),
        name: text('Name of the country.'),
        eu: z.boolean().describe('True inside the European Union: customs apply.'),
        phone: z.string().describe('International prefix.'),
        postalCode: pattern('Pattern of a postcode.'),
        vatId: pattern('Pattern of a VAT number.'),
        default: z.boolean().default(false).describe('True for the country a new visitor starts with.'),
      }),
    )
    .describe('Delivery countries, in the order of the country selection.'),
  cantons: z
    .array(
      z.strictObject({
        code: z.string().length(2).describe('Canton, two letters.'),
        name: text('Name of the canton.'),
      }),
    )
    .describe('Swiss cantons; asked for where a contact person is looked up.'),
  customs: z
    .strictObject({
      countries: z.array(countryCode).describe('Countries behind a customs border.'),
      terms: z.enum(['DDP']).describe('Delivered duty paid.'),
      title: text('Heading of the note.'),
      text: text('What a customer has to know about customs.'),
      returns: text('What to enclose when something is sent back.'),
    })
    .describe('Customs note, shown for these countries.'),
};

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}
