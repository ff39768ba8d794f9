import { hrefOf } from '#features/navigation/target.content.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { shopNow } from '#store-api/now.server.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { returnPath, saying } from '../flash.ts';
import { formWords } from '../form/words.server.ts';
import { accessTrouble, customerOf, groupIdOf, readPlaces } from '../require-customer.server.ts';
import { readTrades } from '../trades.content.ts';
import { REGISTER_WORDS } from '../words.ts';

/** What the page of the registration shows, where it leads instead, or why it can't be shown. */
export type RegisterPage =
  | (Awaited<ReturnType<typeof compose>> & { wished: string | undefined })
  | { goTo: string }
  | { trouble: ReturnType<typeof accessTrouble> };

export async function readRegister(storeContext: StoreContext, url: URL): Promise<RegisterPage> {
  try {
    const wished = returnPath(url.searchParams.get('redirectTo'), storeContext.locale);
    const backTo = wished ?? paths.account(storeContext.locale);
    return (await customerOf(storeContext))
      ? { goTo: backTo }
      : { ...(await compose(storeContext, url, backTo)), wished };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble: accessTrouble(trouble, storeContext.locale) };
  }
}

async function compose(storeContext: StoreContext, url: URL, backTo: string) {
  const { locale } = storeContext;
  const t = wordsOf(locale, 'account');
  const [groupId, places, privacyHref] = await Promise.all([
    groupIdOf(storeContext, url.searchParams.get('group')),
    readPlaces(locale),
    hrefOf(locale, { page: 'privacy' }),
  ]);
  const kind = groupId ? ('professional' as const) : undefined;
  return {
    title: t(groupId ? 'registerProfessional' : 'registerTitle'),
    text: groupId ? wordsOf(locale, 'professional')('applyText') : t('registerText'),
    alternates: paths.alternatesOf((code) => paths.register(code, kind)),
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
