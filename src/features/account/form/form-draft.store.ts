import { inStorage } from '#ui/storage.store.ts';

/*
 * What stood in a form when its session had ended, for the same page after the login: in this tab, once, for half
 * an hour, and without passwords. A browser that keeps nothing costs only this comfort.
 */

const KEY = 'hof-form';
const KEPT_MS = 30 * 60_000;

/** `form` is one of the page's, by its id. */
export function keepForm(form: string, values: object): void {
  const draft = { place: location.pathname, form, values, at: Date.now() };
  inStorage((storage) => storage.setItem(KEY, JSON.stringify(draft, withoutPasswords)));
}

/** Hands out what was kept of this form of this page, and forgets it. */
export function takeForm(form: string): object | undefined {
  const kept = inStorage((storage) => storage.getItem(KEY));
  if (!kept) return undefined;
  try {
    const draft = JSON.parse(kept);
    if (draft.place !== location.pathname || draft.form !== form) return undefined;
    inStorage((storage) => storage.removeItem(KEY));
    return Date.now() - draft.at < KEPT_MS ? draft.values : undefined;
  } catch {
    return undefined;
  }
}

const withoutPasswords = (name: string, value: unknown): unknown => (/password/i.test(name) ? '' : value);
