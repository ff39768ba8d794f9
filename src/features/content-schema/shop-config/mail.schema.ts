import * as z from 'zod';
import { parseEntry } from '../parse-entry.ts';
import { text } from '../text.schema.ts';

const id = (help: string) =>
  z
    .string()
    .regex(/^[a-z][a-zA-Z-]*$/, { error: 'letters and hyphens' })
    .describe(help);

const blockSchema = z
  .strictObject({
    id: id('What the block is about.'),
    when: id('Condition under which it is shown; always without one.').optional(),
    text: text('A paragraph.').optional(),
    to: z
      .string()
      .regex(/^\{\{\w+Url\}\}$/, { error: 'an address that the shop fills in, like {{orderUrl}}' })
      .optional()
      .describe('What the button opens; the shop fills it in.')
      .meta({ label: 'Address of the button' }),
    label: text('Words of a button.').meta({ label: 'Words of the button' }).optional(),
    table: z.literal('orderTable').optional().describe('The table of an order.'),
  })
  .refine((block) => [block.text, block.to && block.label, block.table].filter(Boolean).length === 1, {
    error: 'a text, or a button with to and label, or a table',
  });

const mailSchema = z
  .strictObject({
    to: z.enum(['customer', 'subscriber', 'partner', 'service']).describe('Who gets it.').meta({ label: 'Goes to' }),
    subject: text('Subject.'),
    preheader: text('Line that mail programs show beside the subject.'),
    heading: text('Heading.'),
    blocks: z.array(blockSchema).min(1).describe('What it says, in order.'),
  })
  .describe('A mail.');

const labels = (help: string) => z.record(id('Name.'), text('Words.')).describe(help);

/** content/shop/mails.yaml: words of the mails and of printed papers; {{name}} is filled in by the shop. */
export const mailWordsSchema = z
  .strictObject({
    shared: z
      .strictObject({
        sender: text('Sender’s name.'),
        greeting: text('Beginning with a name.'),
        greetingPlain: text('Beginning without a name.'),
        closing: text('Regards.'),
        signature: text('Who writes.'),
        help: text('Where to ask.'),
        linkFallback: text('Under a button, with {{url}}.'),
        footerAddress: text('Address of the shop.'),
        footerReason: text('Why the mail came.'),
        footerLegal: text('Words of the link to the legal pages.'),
        promises: text('What private customers may count on.'),
      })
      .describe('Parts of every mail.'),
    orderTable: labels('Labels of the table of an order.'),
    mails: z.record(id('Short name (id) of the mail.'), mailSchema).describe('The mails.'),
    quotePdf: labels('Words of a quote.'),
    invoicePdf: labels('Words of an invoice.'),
  })
  .describe('Words of the mails and of the printed papers.');

export type MailWords = z.infer<typeof mailWordsSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseMailWords = (raw: unknown, file: string): MailWords => parseEntry(mailWordsSchema, raw, file);
