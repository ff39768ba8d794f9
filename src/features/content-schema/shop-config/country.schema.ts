import * as z from 'zod';
import { text } from '../text.schema.ts';

export const DELIVERY_COUNTRIES = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT', 'BE', 'NL', 'ES'] as const;
export const ZONES = ['home', 'neighbours-german', 'west-south', 'iberia'] as const;

export const countryCode = z.enum(DELIVERY_COUNTRIES).describe('Delivery country, two letters.');

const pattern = (help: string) => z.string().refine(isPattern, { error: 'a regular expression' }).describe(help);

/** Where the shop delivers. */
export const countryFields = {
  zones: z
    .array(
      z.strictObject({
        id: z.enum(ZONES).describe('Short name (id) of the zone.'),
        countries: z.array(countryCode).describe('Its countries.'),
      }),
    )
    .describe('Zones of equal shipping prices.'),
  countries: z
    .array(
      z.strictObject({
        iso: countryCode.meta({ label: 'Country' }),
        iso3: z.string().length(3).describe('Country, three letters.'),
        name: text('Name of the country.'),
        eu: z.boolean().describe('Customs apply there.'),
        phone: z.string().describe('What telephone numbers begin with: +41.').meta({ label: 'Dialling code' }),
        postalCode: pattern('Pattern by which postcodes are checked; a matter for developers.'),
        vatId: pattern('Pattern by which VAT numbers are checked; a matter for developers.').meta({
          label: 'Form of VAT numbers',
        }),
        default: z.boolean().default(false).describe('A new visitor starts with this country.'),
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
