import { inLanguage, type Locale, localeInfo } from '#i18n/locales.ts';
import { newId } from '#store/id.ts';
import { compose } from '#store/mail/compose.ts';
import { correspondent, greetingFor, oneLine, writtenMoment } from '#store/mail/fill.ts';
import { customerService, SERVICE_LOCALE } from '#store/mail/trades.ts';
import { shopAddress } from '#store/origins.ts';
import { emailKey } from '#store/records/checkout/customers.ts';
import { addMessage, type MessageRow } from '#store/records/contact/messages.ts';
import type { Database } from '#store/records/database.ts';
import type { Attachment } from '#store/records/mail/mails.ts';
import type { ContactMessage } from '#store/records/schema/contact.ts';
import type { Store } from '#store/store.ts';
import { contactPersonFor } from '#values/contact-person.ts';
import { dueDate } from './mail-appointment.ts';
import { queueMail } from './queue-mail.ts';

/** `site`: the storefront where it was written. */
type Sent = { message: ContactMessage; files: Attachment[]; locale: Locale; now: Date; site: string };

/** An answer is promised within one business day. */
const ANSWER_DAYS = 1;

/** Keeps a message, and sends it to customer service with the files and to the sender as a copy. */
export async function mailContact(store: Store, tx: Database, sent: Sent): Promise<void> {
  const { message, files, locale, site, now } = sent;
  await addMessage(tx, {
    ...{ id: newId(), message, emailKey: emailKey(message.email), fileNames: fileNamesOf(files), locale, site },
    ...{ createdAt: now.toISOString(), reply: null, doneAt: null },
  });
  await mailService(store, tx, sent);
  await mailCopy(store, tx, sent);
}

function mailService(store: Store, tx: Database, { message, files, locale, now }: Sent): Promise<void> {
  const { shopConfig, config } = store;
  const country = shopConfig.countries.find(({ id }) => id === message.countryId);
  const person = contactPersonFor(shopConfig.contactPersons, { country: country?.iso, postcode: message.zip });
  const name = [message.firstName, message.lastName].filter(Boolean).join(' ');
  const salutation = shopConfig.salutations.find(({ id }) => id === message.salutationId);
  const address = [
    [message.street, message.streetNumber].filter(Boolean).join(' '),
    [message.zip, message.location].filter(Boolean).join(' '),
    country ? inLanguage(SERVICE_LOCALE, country.name) : '',
  ].filter(Boolean);
  const variables = {
    ...messageVariables(message, files),
    name: oneLine(
      [salutation && !salutation.isDefault ? inLanguage(SERVICE_LOCALE, salutation.name) : '', name].join(' '),
    ),
    address: oneLine(address.join(', ')),
    phone: oneLine(message.phone),
    language: localeInfo(locale).name,
    contactPerson: person ? `${person.firstName} ${person.lastName}` : '',
    dueDate: dueDate(shopConfig, SERVICE_LOCALE, ANSWER_DAYS, now),
  };
  const when = Object.entries({
    name,
    address: address.join(''),
    phone: message.phone,
    attachment: variables.fileName,
  });
  const mail = compose(
    {
      id: 'contactService',
      locale: SERVICE_LOCALE,
      site: shopAddress(config),
      to: customerService(shopConfig),
      replyTo: correspondent(message),
      variables,
      when: when.filter(([, value]) => value !== '').map(([condition]) => condition),
    },
    shopConfig,
  );
  return queueMail(store, tx, 'contact', mail, files);
}

/** Without the files: the sender has them, and a stranger whose address was typed should not get them. */
function mailCopy(store: Store, tx: Database, { message, files, locale, now, site }: Sent): Promise<void> {
  const { shopConfig } = store;
  const mail = compose(
    {
      id: 'contactCopy',
      locale,
      site,
      to: correspondent(message),
      ...(message.lastName !== '' && { greeting: greetingFor(message, locale, shopConfig) }),
      variables: { ...messageVariables(message, files), date: writtenMoment(now, locale, shopConfig.shop.timezone) },
      when: files.length > 0 ? ['attachment'] : [],
    },
    shopConfig,
  );
  return queueMail(store, tx, 'contact-copy', mail);
}

const messageVariables = ({ subject, comment, email }: ContactMessage, files: Attachment[]) => ({
  subject: oneLine(subject),
  message: comment,
  email,
  fileName: fileNamesOf(files),
});

const fileNamesOf = (files: Attachment[]): string => files.map(({ fileName }) => fileName).join(', ');

/** Answers a message in the language of its writer, whose words stand below. */
export function mailAnswer(
  store: Store,
  tx: Database,
  { message, locale, site, createdAt }: MessageRow,
  reply: string,
): Promise<void> {
  const { shopConfig } = store;
  const mail = compose(
    {
      id: 'contactAnswer',
      locale,
      site,
      to: correspondent(message),
      ...(message.lastName !== '' && { greeting: greetingFor(message, locale, shopConfig) }),
      variables: {
        ...messageVariables(message, []),
        reply,
        date: writtenMoment(new Date(createdAt), locale, shopConfig.shop.timezone),
      },
    },
    shopConfig,
  );
  return queueMail(store, tx, 'contact-answer', mail);
}
