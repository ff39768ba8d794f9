/** What somebody has allowed beyond the necessary: being counted, and films that lie elsewhere. */
export interface Consent {
  statistics: boolean;
  media: boolean;
}

export const KINDS = ['statistics', 'media'] as const satisfies (keyof Consent)[];

/** The answer to a press: `all`, `none`, or the kinds that are ticked. */
export const consentOf = (press: string, ticked: readonly string[]): Consent => ({
  statistics: press === 'all' || (press === 'some' && ticked.includes('statistics')),
  media: press === 'all' || (press === 'some' && ticked.includes('media')),
});

/** What was kept; undefined when nobody has answered yet, or when it is nothing of ours. */
export function readConsent(kept: string | null): Consent | undefined {
  try {
    const { statistics, media } = JSON.parse(kept ?? '');
    return typeof statistics === 'boolean' && typeof media === 'boolean' ? { statistics, media } : undefined;
  } catch {
    return undefined;
  }
}
