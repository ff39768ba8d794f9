import { type AtDoor, atDoor } from '#features/account/guard.server.ts';
import { ownForm } from '#features/account/own-form.server.ts';
import { saying } from '#features/account/said.ts';
import { accountPayment } from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { changePaymentMethod } from '#store-api/contract/account.ts';
import { readPaymentMethods } from '#store-api/contract/checkout.ts';
import { changeContext, readContext } from '#store-api/contract/context.ts';
import { nameOf } from '#store-api/name-of.ts';
import { troubleOf } from '#store-api/trouble.ts';

type Elsewhere = Exclude<AtDoor, { customer: unknown }> | { goTo: string };

/** A way to pay as the page offers it. */
export type Way = { id: string; name: string; hint: string; isChosen: boolean };

/** The ways to pay, after what the button of the page asked for. */
export async function paymentPage(asking: Asking, request: Request, url: URL) {
  const door = await atDoor(asking, url);
  if (!('customer' in door)) return door as Elsewhere;
  try {
    const wished = (await ownForm(request)).get('method');
    if (wished && (await choose(asking, wished)))
      return { goTo: saying(accountPayment(asking.locale), 'payment-saved') } as Elsewhere;
    return { ways: await waysToPay(asking, door.customer.defaultPaymentMethodId), hasFailed: Boolean(wished) };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble } as Elsewhere;
  }
}

/** The customer's standard is marked; a Shopware that keeps none (6.7) has the session's choice instead. */
async function waysToPay(asking: Asking, standard: string | null | undefined): Promise<Way[]> {
  const [{ elements }, { paymentMethod }] = await Promise.all([
    ask(asking, readPaymentMethods, { body: {} }),
    ask(asking, readContext),
  ]);
  return [...elements]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((method) => ({
      ...{ id: method.id, name: nameOf(method), hint: method.translated?.description ?? '' },
      isChosen: method.id === (standard || paymentMethod.id),
    }));
}

/** Pays like this from now on. A Shopware of 6.7 keeps no standard, only what the session has chosen (facts §8, item 16). */
async function choose(asking: Asking, id: string): Promise<boolean> {
  try {
    await ask(asking, changeContext, { body: { paymentMethodId: id } });
    await ask(asking, changePaymentMethod, { path: { id } }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return false;
    throw error;
  }
}
