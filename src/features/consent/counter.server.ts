import { config } from 'virtual:store-api';
import type { Counter } from './analytics.ts';

/** The owner's counter of visits; undefined, as it is by default, when there is none and nobody has to be asked. */
export function counterOf({ ANALYTICS, ANALYTICS_URL, ANALYTICS_SITE }: typeof config = config): Counter | undefined {
  if (ANALYTICS === 'off' || !ANALYTICS_URL || !ANALYTICS_SITE) return undefined;
  return { kind: ANALYTICS, url: ANALYTICS_URL.replace(/\/$/, ''), site: ANALYTICS_SITE };
}
