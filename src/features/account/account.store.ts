import { cart as shoppersCart } from '#features/cart/cart.store.ts';
import {
  sendAsShopper,
  sessionChange,
  session as shoppersSession,
  storefrontUrl,
} from '#features/session/session.store.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import * as call from '#store-api/contract/account.ts';

/** What the account speaks with. */
export type Deps = {
  send: Send;
  session: Pick<typeof shoppersSession, 'refresh'>;
  cart: Pick<typeof shoppersCart, 'load' | 'addCode'>;
  /** Tells the other tabs that somebody else is here now. */
  announce: () => void;
  /** Where mails lead back to. */
  storefrontUrl: () => Promise<string>;
};

/** Nobody is logged in any more: the page anew leads to the login and back. */
export class SessionEndedError extends Error {}

/** What a customer does about the account. Every verb throws what the store refuses. */
export function createAccount({ send, session, cart, announce, storefrontUrl }: Deps) {
  /** Logs in; session and cart are those of the customer from now on. */
  async function login(username: string, password: string): Promise<void> {
    await send(call.login, { body: { username: username.trim(), password } });
    await arrived();
  }

  /**
   * Opens an account. Where the address has to be confirmed first, nobody is logged in yet: `waiting`. The code of a
   * promotion goes into the cart, whose messages say what came of it, unless it did not get through.
   */
  async function register(
    registration: Omit<call.Registration, 'storefrontUrl'>,
    code = '',
  ): Promise<'open' | 'open-without-code' | 'waiting'> {
    const customer = await send(call.register, { body: { ...registration, storefrontUrl: await storefrontUrl() } });
    const isWaiting = customer.doubleOptInRegistration || !customer.active;
    if (!isWaiting) await arrived();
    const isCodeLost = Boolean(code.trim()) && !(await cart.addCode(code.trim()));
    if (isWaiting) return 'waiting';
    return isCodeLost ? 'open-without-code' : 'open';
  }

  /**
   * Makes an account of the guest who shops here, and keeps them logged in. Where addresses have to be confirmed, the
   * next login waits for the link of a mail: `waiting`.
   */
  async function convertGuest(password: string): Promise<'open' | 'waiting'> {
    await send(call.convertGuest, { body: { password } });
    const customer = await send(call.readCustomer, { body: {} });
    await arrived();
    return customer.doubleOptInRegistration && !customer.doubleOptInConfirmDate ? 'waiting' : 'open';
  }

  /** Somebody else is shopping now. */
  async function arrived(): Promise<void> {
    await session.refresh('other');
    await cart.load();
    announce();
  }

  /** A new address, or another wording of a known one. */
  const saveAddress = (address: call.AddressInput, id?: string): Promise<unknown> =>
    asCustomer(() =>
      id ? send(call.changeAddress, { path: { id }, body: address }) : send(call.addAddress, { body: address }),
    );

  const saveProfile = (profile: call.Profile): Promise<unknown> =>
    asCustomer(() => send(call.changeProfile, { body: profile }));

  const changeEmail = (email: string, emailConfirmation: string, password: string): Promise<unknown> =>
    asCustomer(() => send(call.changeEmail, { body: { email, emailConfirmation, password } }));

  const changePassword = (password: string, newPassword: string, newPasswordConfirm: string): Promise<unknown> =>
    asCustomer(async () => {
      await send(call.changePassword, { body: { password, newPassword, newPasswordConfirm } });
      announce();
    });

  /** Mails the way to a new password, if there is such an account. */
  const askForRecovery = async (email: string): Promise<unknown> =>
    send(call.askForRecovery, { body: { email: email.trim(), storefrontUrl: await storefrontUrl() } });

  const recover = (hash: string, newPassword: string, newPasswordConfirm: string): Promise<unknown> =>
    send(call.recover, { body: { hash, newPassword, newPasswordConfirm } });

  /** What only a customer may do. @throws SessionEndedError whose session has expired */
  async function asCustomer<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await request();
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) throw new SessionEndedError();
      throw error;
    }
  }

  return {
    ...{ login, register, convertGuest, arrived, saveAddress, saveProfile },
    ...{ changeEmail, changePassword, askForRecovery, recover },
  };
}

/** Goes to another page, and never comes back: who waits stays busy until then. */
export const leaveFor = (href: string): Promise<never> => gone(() => location.assign(href));

/** The page anew; never comes back either. */
export const reload = (): Promise<never> => gone(() => location.reload());

function gone(leave: () => void): Promise<never> {
  // back from the browser's own cache of pages: nothing of what was busy is true any more
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  return new Promise(leave);
}

export const account = createAccount({
  send: sendAsShopper,
  session: shoppersSession,
  cart: shoppersCart,
  announce: sessionChange.announce,
  storefrontUrl,
});
