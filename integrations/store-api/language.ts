import { LOCALES, type Locale } from '#i18n/locales.ts';
import { refuse } from './errors.ts';
import { idOf, isId } from './id.ts';
import type { Session } from './session.ts';

/** The id under which a language is known at the wire. */
export const languageId = (locale: Locale): string => idOf('language', locale);

/** The language of an id, undefined for one that the shop does not speak. */
export const localeOfId = (id: string): Locale | undefined => LOCALES.find(({ code }) => languageId(code) === id)?.code;

/** The language of one request: the header wins over the session, for this request only. */
export function requestLocale(session: Session, header: string | undefined): Locale {
  if (header === undefined || header === '') return session.locale;
  if (!isId(header))
    throw refuse(412, 'SYSTEM__LANGUAGE_INVALID_EXCEPTION', `The language id "${header}" is not a valid id.`);
  const locale = localeOfId(header);
  if (!locale) throw refuse(412, 'SYSTEM__LANGUAGE_NOT_FOUND', `The language "${header}" was not found.`);
  return locale;
}
