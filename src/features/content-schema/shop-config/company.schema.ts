import * as z from 'zod';
import { text } from '../text.schema.ts';

const nonEmpty = (help: string) => z.string().min(1).describe(help);
export const mail = (help: string) => z.email({ error: 'an e-mail address' }).describe(help);
export const phone = (help: string) =>
  z
    .string()
    .regex(/^\+\d[\d ]{6,}$/, { error: 'an international number like +41 41 000 00 20' })
    .describe(help);

/** Who the shop is: name, address, numbers, who reads which mail. */
export const companyFields = {
  id: nonEmpty('By which other content names the shop.'),
  name: nonEmpty('Name of the shop; it ends every page title.'),
  legalName: nonEmpty('Name as registered.'),
  domain: nonEmpty('Domain of the printed addresses.'),
  claim: text('One line under the name.'),
  address: z
    .strictObject({
      company: nonEmpty('Company.'),
      street: nonEmpty('Street and number.'),
      zip: nonEmpty('Postcode.'),
      city: nonEmpty('Town.'),
      canton: nonEmpty('Canton, two letters.'),
      country: nonEmpty('Country, two letters.'),
    })
    .describe('Address of the workshop, where parcels are picked up.'),
  coordinates: z
    .strictObject({
      lat: z.number().describe('Latitude in degrees.'),
      lon: z.number().describe('Longitude in degrees.'),
    })
    .describe('Place on the map.'),
  phone: phone('Telephone of customer service.'),
  email: mail('Address of customer service.'),
  mailFrom: z
    .strictObject({
      name: nonEmpty('Sender’s name.'),
      address: mail('Sender’s address.'),
      replyTo: mail('Where answers go.'),
    })
    .describe('Sender of the shop’s mails.'),
  addresses: z.record(z.string(), mail('An address.')).describe('Who reads what: a topic and its e-mail address.'),
  legal: z
    .strictObject({
      form: text('Legal form.'),
      register: text('Commercial register.'),
      uid: nonEmpty('Company number.'),
      vatId: nonEmpty('VAT number.'),
      jurisdiction: text('Place of jurisdiction.'),
      bank: z
        .strictObject({
          holder: nonEmpty('Account holder.'),
          name: nonEmpty('Bank.'),
          iban: nonEmpty('IBAN.'),
          bic: nonEmpty('BIC.'),
        })
        .describe('Account for prepayment.'),
    })
    .describe('What imprint, invoice and terms name.'),
  timezone: nonEmpty('Time zone of every clock time in content, as in Europe/Zurich.'),
  languages: z
    .array(
      z.strictObject({
        code: z.enum(['de', 'en-US', 'fr-FR']).describe('Which one it is.').meta({ label: 'Language' }),
        htmlLang: nonEmpty('What browsers and search engines are told: de-CH.'),
        prefix: z
          .string()
          .describe('What its addresses begin with; empty for the first language.')
          .meta({ label: 'Beginning of the addresses' }),
        name: nonEmpty('Name in the language itself.'),
        default: z.boolean().default(false).describe('The language whose addresses begin with nothing.'),
      }),
    )
    .describe('Languages of the shop, in the order of the switch.'),
};
