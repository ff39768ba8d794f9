import { hrefOf } from '#features/navigation/target.content.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { goTo } from '#store-api/exits.ts';
import { shopNow } from '#store-api/now.server.ts';
import { returnPath, saying } from '../flash.ts';
import { formWords } from '../form/words.server.ts';
import { customerOf, groupIdOf, readPlaces } from '../require-customer.server.ts';
import { readTrades } from '../trades.content.ts';
import { REGISTER_WORDS } from '../words.ts';

/** Data of the registration page. @throws Redirect for customers who are logged in */
export async function readRegister(storeContext: StoreContext, url: URL) {
  const { locale } = storeContext;
  const wished = returnPath(url.searchParams.get('redirectTo'), locale);
  const backTo = wished ?? paths.account(locale);
  if (await customerOf(storeContext)) goTo(backTo);
  const t = wordsOf(locale, 'account');
  const [groupId, places, privacyHref] = await Promise.all([
    groupIdOf(storeContext, url.searchParams.get('group')),
    readPlaces(locale),
    hrefOf(locale, { page: 'privacy' }),
  ]);
  const kind = groupId ? ('professional' as const) : undefined;
  return {
    wished,
    title: t(groupId ? 'registerProfessional' : 'registerTitle'),
    text: groupId ? wordsOf(locale, 'professional')('applyText') : t('registerText'),
    address: (code: Locale) => paths.register(code, kind),
    professionalHref: paths.register(locale, 'professional'),
    form: {
      ...{ ...places, privacyHref, groupId },
      trades: groupId ? await readTrades(locale) : [],
      words: formWords(locale, REGISTER_WORDS),
      backTo: { done: saying(backTo, 'registered'), withoutCode: saying(backTo, 'registered-without-code') },
      now: shopNow().toISOString(),
    },
  };
}
