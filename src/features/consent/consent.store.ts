import { type Consent, readConsent } from './consent.ts';

type Listener = (consent: Consent) => void;

/** The one answer of this browser, for whatever speaks to third parties; without one nothing does. */
export const consent = {
  /** Undefined while nobody has answered. */
  get: (): Consent | undefined => current,
  allows: (kind: keyof Consent): boolean => current?.[kind] ?? false,
  keep: (choice: Consent): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify(choice));
    } catch {
      // without storage it holds for this page
    }
    take(choice);
  },
  /** Hears every later answer, of this tab or another. */
  listen: (listener: Listener): void => void listeners.add(listener),
};

const KEY = 'hof-consent';
const listeners = new Set<Listener>();
let current = kept();

function take(choice: Consent): void {
  current = choice;
  for (const listener of listeners) listener(choice);
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
