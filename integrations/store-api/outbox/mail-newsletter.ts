import { compose } from '#store/mail/compose.ts';
import { correspondent, greetingFor } from '#store/mail/fill.ts';
import { links } from '#store/mail/links.ts';
import type { Database } from '#store/records/database.ts';
import type { RecipientRow } from '#store/records/visitor/newsletter.ts';
import type { Store } from '#store/store.ts';
import { queueMail } from './queue-mail.ts';

/** Which mail, where its links lead, and for the first one the secret in its link. */
type Kind =
  | { id: 'newsletterOptIn'; site: string; token: string }
  | { id: 'newsletterWelcome' | 'newsletterUnsubscribed'; site: string };

/** Mails a recipient of the newsletter. */
export function mailNewsletter(store: Store, tx: Database, recipient: RecipientRow, kind: Kind): Promise<void> {
  const { email, locale, salutationId } = recipient;
  const to = links(kind.site, locale);
  const person = { email, firstName: recipient.firstName ?? '', lastName: recipient.lastName ?? '', salutationId };
  const variables = {
    email,
    confirmUrl: 'token' in kind ? to.confirmNewsletter({ email, token: kind.token }) : '',
    recipesUrl: to.recipes(),
    subscribeUrl: to.subscribeNewsletter(),
    unsubscribeUrl: to.unsubscribeNewsletter(email),
  };
  // nobody is addressed by a name that a stranger may have typed
  const isVerified = kind.id === 'newsletterWelcome' && person.lastName !== '';
  const greeting = isVerified ? { greeting: greetingFor(person, locale, store.shopConfig) } : {};
  const recipientOf = correspondent(isVerified ? person : { ...person, firstName: '', lastName: '' });
  const draft = { id: kind.id, locale, site: kind.site, to: recipientOf, variables, ...greeting };
  return queueMail(store, tx, kind.id, compose(draft, store.shopConfig));
}
