// When a session ends, typed input stays in this tab: the checkout draft for the same customer, an account form
// for half an hour and without passwords.
import { inStorage } from '#ui/storage.store.ts';
import { type CheckoutForm, emptyForm } from './checkout-form.ts';

/*
 * What has been filled in, kept in this tab until the order is placed, so that a reload loses nothing. There is no
 * password in it. A browser that keeps nothing costs only this comfort.
 * `owner` is the customer with an account: the next one finds nothing. What was typed without one goes
 * along into the login. Where their session has ended, their draft waits aside for the same customer's login.
 */

const KEY = 'hof-checkout';
const ASIDE = 'hof-checkout-aside';

export function keepDraft(form: CheckoutForm, owner?: string): void {
  inStorage((storage) =>
    storage.setItem(KEY, JSON.stringify({ ...form, password: undefined, passwordConfirm: undefined, owner })),
  );
}

export function forgetDraft(): void {
  inStorage((storage) => storage.removeItem(KEY));
}

/** The session of the customer who filled this in has ended. */
export function setDraftAside(): void {
  inStorage((storage) => storage.setItem(ASIDE, storage.getItem(KEY) ?? '{}'));
}

/** What waits for this customer is their draft again; anybody else's is gone. */
function takeFromAside(owner: string): void {
  inStorage((storage) => {
    const aside = storage.getItem(ASIDE);
    if (!aside) return;
    storage.removeItem(ASIDE);
    if (JSON.parse(aside)?.owner === owner) storage.setItem(KEY, aside);
  });
}

/** The form of before, `undefined` without one or when it is not readable any more; another's is gone then. */
export function readDraft(owner?: string): CheckoutForm | undefined {
  if (owner) takeFromAside(owner);
  const kept = inStorage((storage) => storage.getItem(KEY));
  if (!kept) return undefined;
  try {
    const draft = JSON.parse(kept);
    const isOthers = draft?.owner && draft.owner !== owner;
    return isOthers ? void forgetDraft() : likeFirst(emptyForm(), draft);
  } catch {
    return undefined;
  }
}

/** Takes over what has the same name and the same kind, at every depth. */
function likeFirst<Shape extends object>(shape: Shape, kept: unknown): Shape {
  const stored = Object(kept) as Record<string, unknown>;
  const entries = Object.entries(shape).map(([name, empty]: [string, unknown]) => {
    const value = stored[name];
    if (empty !== null && typeof empty === 'object') return [name, likeFirst(empty, value)];
    return [name, typeof value === typeof empty ? value : empty];
  });
  return Object.fromEntries(entries) as Shape;
}
