import { captchaKind } from '#features/captcha/captcha-kind.server.ts';
import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import { readDealers } from '#features/dealers/find/network-view.content.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import type { Locale } from '#i18n/locales.ts';
import { sliceOf, wordsIn } from '#i18n/words.ts';
import { getEntry } from '#values/entries.content.ts';
import type { Partner } from './partner/partners.ts';
import type { RequestData } from './product/request-data.store.ts';
import { VALIDATION_WORDS } from './words.ts';

/** Words and facts of the request. @throws Error when content/shop/shop.yaml is missing */
export async function readRequestData(locale: Locale): Promise<RequestData> {
  const [shop, dealers, termsHref, privacyHref] = await Promise.all([
    getEntry('shop', 'shop'),
    readDealers(),
    hrefOf(locale, { page: 'terms' }),
    hrefOf(locale, { page: 'privacy' }),
  ]);
  if (!shop) throw new Error('content/shop/shop.yaml is needed to say who can be written to');
  return {
    words: {
      appointment: wordsIn(locale, 'appointment'),
      validation: sliceOf(locale, 'validation', VALIDATION_WORDS),
      captcha: wordsIn(locale, 'captcha'),
      connection: sliceOf(locale, 'connection', ['rateLimit', 'retry']),
      common: sliceOf(locale, 'common', ['optional', 'fieldsRequired', 'close']),
    },
    config: {
      partners: dealers.map(partnerOf),
      ...{ termsHref, privacyHref, email: shop.data.email, captcha: captchaKind() },
    },
  };
}

const partnerOf = ({ type, ...dealer }: Dealer): Partner => {
  const { id, name, street, zip, city, country, phone, exhibits, assembles, hours, lat, lon } = dealer;
  return {
    ...{ id, name, isWholesale: type === 'wholesale', street, zip, city, country, phone },
    ...{ exhibits, assembles, hours, lat, lon },
  };
};
