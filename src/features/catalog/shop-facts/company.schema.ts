import * as z from 'zod';
import { text } from '#features/catalog/text.schema.ts';

const said = (help: string) => z.string().min(1).describe(help);
export const mail = (help: string) => z.email({ error: 'an e-mail address' }).describe(help);
export const phone = (help: string) =>
  z
    .string()
    .regex(/^\+\d[\d ]{6,}$/, { error: 'an international number like +41 41 000 00 20' })
    .describe(help);

/** Who the shop is: name, address, numbers, who reads which mail. */
export const companyFields = {
  id: said('By which other content names the shop.'),
  name: said('Name of the shop; it ends every page title.'),
  legalName: said('Name as registered.'),
  domain: said('Domain of the printed addresses.'),
  claim: text('One line under the name.'),
  address: z
    .strictObject({
      company: said('Company.'),
      street: said('Street and number.'),
      zip: said('Postcode.'),
      city: said('Town.'),
      canton: said('Canton, two letters.'),
      country: said('Country, two letters.'),
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
      name: said('Sender’s name.'),
      address: mail('Sender’s address.'),
      replyTo: mail('Where answers go.'),
    })
    .describe('Sender of the shop’s mails.'),
  addresses: z.record(z.string(), mail('An address.')).describe('Who reads what: a topic and its e-mail address.'),
  legal: z
    .strictObject({
      form: text('Legal form.'),
      register: text('Commercial register.'),
      uid: said('Company number.'),
      vatId: said('VAT number.'),
      jurisdiction: text('Place of jurisdiction.'),
      bank: z
        .strictObject({ holder: said('Account holder.'), name: said('Bank.'), iban: said('IBAN.'), bic: said('BIC.') })
        .describe('Account for prepayment.'),
    })
    .describe('What imprint, invoice and terms name.'),
  timezone: said('Time zone of every clock time in content, as in Europe/Zurich.'),
  languages: z
    .array(
      z.strictObject({
        code: z.enum(['de', 'en-US', 'fr-FR']).describe('Which one it is.').meta({ label: 'Language' }),
        htmlLang: said('What browsers and search engines are told: de-CH.'),
        prefix: z
          .string()
          .describe('What its addresses begin with; empty for the first language.')
          .meta({ label: 'Beginning of the addresses' }),
        name: said('Name in the language itself.'),
        default: z.boolean().default(false).describe('The language whose addresses begin with nothing.'),
      }),
    )
    .describe('Languages of the shop, in the order of the switch.'),
};
