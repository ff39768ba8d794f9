import { isKnownOrigin, shopAddress } from '#store/origins.ts';
import type { Store } from '#store/store.ts';
import type { Fields } from './fields.ts';

/**
 * The shop's address, for links in mails, from field `storefrontUrl`: only this shop's own is taken, in whichever
 * language. Empty when the field is refused.
 */
export function readSite(fields: Fields, config: Store['config'], requestUrl: string): string {
  const url = fields.text('storefrontUrl', { required: true });
  if (url === '') return '';
  if (isKnownOrigin(config, requestUrl, url)) return shopAddress(config, url);
  fields.report('storefrontUrl', 'NO_SUCH_CHOICE_ERROR', 'The value you selected is not a valid choice.', {
    '{{ value }}': `"${url}"`,
  });
  return '';
}
