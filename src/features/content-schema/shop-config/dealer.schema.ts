import * as z from 'zod';
import { WEEKDAYS } from '#values/visit.ts';
import { parseEntry } from '../parse-entry.ts';
import { mail, phone } from '../shop.schema.ts';
import { entryOf, key, text } from '../text.schema.ts';
import { countryCode } from './country.schema.ts';
import { clockTime } from './support.schema.ts';

const nonEmpty = (help: string) => z.string().min(1).describe(help);

/** Where the network reaches: Switzerland and its neighbors, ISO 3166. */
const DEALER_COUNTRIES = ['CH', 'LI', 'AT', 'DE', 'FR', 'IT'] as const;

/** Degrees from Sicily to the Danish border and from Brittany to Apulia: they share no number, so that a swapped pair shows. */
const SOUTH_TO_NORTH = [35, 56] as const;
const WEST_TO_EAST = [-6, 19] as const;

const degrees = ([min, max]: readonly [number, number], error: string) =>
  z.number().min(min, { error }).max(max, { error });

const span = z
  .strictObject({
    from: clockTime('Opens.').meta({ label: 'Opens' }),
    to: clockTime('Closes.').meta({ label: 'Closes' }),
  })
  .refine(({ from, to }) => from < to, { error: 'a door that opens (from) before it closes (to)' });

/** content/dealers/dealers.yaml: who shows and installs the waste systems. */
export const dealersSchema = z
  .array(
    z.strictObject({
      id: key('Short name (id) of the dealer, the last part of its address; no other has it.'),
      name: nonEmpty('Name.'),
      type: z.enum(['kitchen-professional', 'wholesale']).describe('Kitchen professional or wholesale dealer.'),
      street: nonEmpty('Street and number.'),
      zip: nonEmpty('Postcode.'),
      city: nonEmpty('Town.'),
      country: z.enum(DEALER_COUNTRIES).describe('Country, two letters.'),
      lat: degrees(SOUTH_TO_NORTH, 'degrees north, 35 to 56 (lon is the smaller number)').describe(
        'Latitude in degrees.',
      ),
      lon: degrees(WEST_TO_EAST, 'degrees east, -6 to 19 (lat is the larger number)').describe('Longitude in degrees.'),
      lines: z.array(entryOf('lines', 'Short name (id) of a product line.')).describe('Product lines on show.'),
      exhibits: z.boolean().describe('Products can be seen there.'),
      assembles: z.boolean().describe('Comes and installs the products.'),
      phone: nonEmpty('Telephone.'),
      email: z.email({ error: 'an e-mail address' }).describe('E-mail address.'),
      web: z.url({ error: 'an address' }).describe('Website.'),
      hours: z
        .array(
          z.strictObject({
            days: z.array(z.enum(WEEKDAYS)).min(1).describe('Days of the week.'),
            spans: z.array(span).min(1).describe('Opening times, local time.'),
          }),
        )
        .describe('Opening hours.'),
    }),
  )
  .describe('The dealer network.');

export type Dealer = z.infer<typeof dealersSchema>[number];

/** @throws Error naming file, field, found and expected. */
export const parseDealers = (raw: unknown, file: string): Dealer[] => parseEntry(dealersSchema, raw, file);

const personSchema = z
  .strictObject({
    id: key('By which other content names the person.'),
    role: key('Short name (id) of a role.'),
    region: key('Short name (id) of a region.')
      .nullable()
      .describe('The region of this person; empty: no region of their own.'),
    firstName: z.string().min(1).describe('First name.'),
    lastName: z.string().min(1).describe('Last name.'),
    title: text('What the person is.'),
    territory: text('Where the person is responsible, in words.'),
    languages: z.array(z.string()).min(1).describe('Languages spoken, best first.'),
    phone: phone('Telephone.'),
    email: mail('E-mail address.'),
    countries: z.array(countryCode).describe('Countries that lead to this person.'),
    cantons: z.array(z.string().length(2)).describe('Swiss cantons that lead to this person.'),
    postcodes: z
      .array(z.string().regex(/^\d{4}-\d{4}$/, { error: 'a range like 1000-1655' }))
      .describe('Swiss postcodes that lead to this person, both ends included.'),
  })
  .describe('A contact person.');

const named = z.strictObject({
  id: key('By which other content names it.'),
  name: text('Name.'),
  text: text('What they do.').optional(),
});

/** content/shop/contact-persons.yaml */
export const contactPersonsSchema = z
  .strictObject({
    fallback: key('Short name (id) of the person who answers where no rule leads to one.'),
    regions: z.array(named).describe('Regions of field service.'),
    roles: z.array(named).describe('Roles.'),
    persons: z.array(personSchema).describe('Persons; postcode wins over canton, canton over country.'),
    examples: z
      .array(
        z.strictObject({
          country: countryCode,
          canton: z.string().length(2).optional().describe('Canton.'),
          postcode: z.string().optional().describe('Postcode.'),
          person: key('Short name (id) of the person it leads to.'),
        }),
      )
      .describe('For tests: an address and the person it leads to.'),
  })
  .describe('Who looks after whom.');

export type ContactPersons = z.infer<typeof contactPersonsSchema>;
export type ContactPerson = ContactPersons['persons'][number];

/** @throws Error naming file, field, found and expected. */
export const parseContactPersons = (raw: unknown, file: string): ContactPersons =>
  parseEntry(contactPersonsSchema, raw, file);
