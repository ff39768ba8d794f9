import { isKnownOrigin } from '#store/origins.ts';
import type { Store } from '#store/store.ts';
import type { Fields } from './fields.ts';

/** Field `storefrontUrl`: links in mails lead there, and only to this shop's own address, in whichever language. */
export function readStorefront(fields: Fields, config: Store['config'], requestUrl: string): string {
  const url = fields.text('storefrontUrl', { required: true });
  if (url !== '' && !isKnownOrigin(config, requestUrl, url))
    fields.report('storefrontUrl', 'NO_SUCH_CHOICE_ERROR', 'The value you selected is not a valid choice.', {
      '{{ value }}': `"${url}"`,
    });
  return url;
}
