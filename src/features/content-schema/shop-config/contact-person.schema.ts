import * as z from 'zod';
import { parseEntry } from '../parse-entry.ts';
import { key, text } from '../text.schema.ts';
import { mail, phone } from './company.schema.ts';
import { countryCode } from './country.schema.ts';

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
