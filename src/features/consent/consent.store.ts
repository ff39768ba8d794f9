import { type Consent, readConsent } from './consent.ts';

type Listener = (consent: Consent) => void;

/** The one answer of this browser, for whatever speaks to third parties; without one nothing does. */
export const consent = {
  /** Undefined while nobody has answered. */
  get: (): Consent | undefined => answer,
  allows: (kind: keyof Consent): boolean => answer?.[kind] ?? false,
  keep: (fresh: Consent): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify(fresh));
    } catch {
      // without storage it holds for this page
    }
    take(fresh);
  },
  /** Hears every later answer, of this tab or another. */
  listen: (listener: Listener): void => void listeners.add(listener),
};

const KEY = 'hof-consent';
const listeners = new Set<Listener>();
let answer = kept();

function take(fresh: Consent): void {
  answer = fresh;
  for (const listener of listeners) listener(fresh);
}

function kept(): Consent | undefined {
  try {
    return readConsent(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) take(kept() ?? { statistics: false, media: false });
});
