import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { createAccount, SessionEndedError } from './account.store.ts';

/** A store that answers everything alike, and who is told about it. */
function setUp(response: unknown, cart: unknown = {}) {
  const happened: string[] = [];
  const note = (what: string) => async () => void happened.push(what);
  const bodies: unknown[] = [];
  const send = vi.fn(async (call: { method: string; path: string }, options?: { body?: unknown }) => {
    happened.push(`${call.method} ${call.path}`);
    bodies.push(options?.body);
    if (response instanceof Error) throw response;
    return response;
  }) as unknown as Send;
  const account = createAccount({
    send,
    session: { refresh: note('session') },
    cart: {
      load: async () => void happened.push('cart'),
      addCode: async (code) => {
        happened.push(`code ${code}`);
        return (cart ?? undefined) as Cart | undefined;
      },
    },
    announce: note('other tabs'),
    storefrontUrl: async () => 'https://shop.example',
  });
  return { account, happened, bodies };
}

const refused = (status: number) =>
  new ApiError({ status, statusText: '', url: '/x', headers: new Headers() }, { errors: [] });

const place = { street: 'Obere Halde 14', zipcode: '5400', city: 'Baden', countryId: 'ch' };
const ruth = {
  ...{ firstName: 'Ruth', lastName: 'Ammann', email: 'ruth@example.ch', password: 'ein-langes-wort' },
  ...{ acceptedDataProtection: true, billingAddress: place },
};

describe('Logging in (D2)', () => {
  it('reads session and cart again, and tells the other tabs', async () => {
    const { account, happened, bodies } = setUp({});
    await account.login(' ruth@example.ch ', ' with blanks ');
    expect(happened).toEqual(['POST /account/login', 'session', 'cart', 'other tabs']);
    expect(bodies[0]).toEqual({ username: 'ruth@example.ch', password: ' with blanks ' });
  });

  it('changes nothing when it is refused', async () => {
    const { account, happened } = setUp(refused(401));
    await expect(account.login('ruth@example.ch', 'wrong')).rejects.toThrow(ApiError);
    expect(happened).toEqual(['POST /account/login']);
  });
});

describe('A guest who becomes a customer (B2, D2)', () => {
  it('is the customer in every tab at once', async () => {
    const { account, happened, bodies } = setUp({ doubleOptInRegistration: false });
    expect(await account.convertGuest('ein-langes-wort')).toBe('open');
    const calls = ['POST /account/convert-guest', 'POST /account/customer'];
    expect(happened).toEqual([...calls, 'session', 'cart', 'other tabs']);
    expect(bodies[0]).toEqual({ password: 'ein-langes-wort' });
  });

  it('is told to open the mailed link where addresses are confirmed, unless that is done', async () => {
    const waiting = setUp({ doubleOptInRegistration: true, doubleOptInConfirmDate: null });
    expect(await waiting.account.convertGuest('ein-langes-wort')).toBe('waiting');
    const done = setUp({ doubleOptInRegistration: true, doubleOptInConfirmDate: '2026-11-22T08:00:00.000+00:00' });
    expect(await done.account.convertGuest('ein-langes-wort')).toBe('open');
  });
});

describe('A registration (D2)', () => {
  it.each([true, false])('puts its code into the cart, at once or not logged in: %s (C2)', async (active) => {
    const { account, happened } = setUp({ active, doubleOptInRegistration: !active });
    await account.register(ruth, ' SOMMER ');
    expect(happened.at(-1)).toBe('code SOMMER');
  });

  it('says when its code did not get through (C2)', async () => {
    const { account } = setUp({ active: true, doubleOptInRegistration: false }, null);
    expect(await account.register(ruth, 'SOMMER')).toBe('open-without-code');
  });

  it('that is active is logged in', async () => {
    const { account, happened, bodies } = setUp({ active: true, doubleOptInRegistration: false });
    expect(await account.register(ruth)).toBe('open');
    expect(happened).toEqual(['POST /account/register', 'session', 'cart', 'other tabs']);
    expect(bodies[0]).toMatchObject({ storefrontUrl: 'https://shop.example' });
  });

  it.each([
    ['has to be confirmed', { active: true, doubleOptInRegistration: true }],
    ['is not active', { active: false }],
  ])('that %s leaves the session as it is', async (_, customer) => {
    const { account, happened } = setUp(customer);
    expect(await account.register(ruth)).toBe('waiting');
    expect(happened).toEqual(['POST /account/register']);
  });
});

describe('What only a customer may do', () => {
  it('tells an address that is new from one that is known', async () => {
    const { account, happened } = setUp({});
    await account.saveAddress(place);
    await account.saveAddress(place, 'home');
    expect(happened).toEqual(['POST /account/address', 'PATCH /account/address/{id}']);
  });

  it('tells the form when the session has expired (H9)', async () => {
    const { account } = setUp(refused(403));
    await expect(account.saveProfile({ firstName: 'Ruth', lastName: 'Ammann' })).rejects.toThrow(SessionEndedError);
  });

  it('passes on every other refusal, for the form to tell', async () => {
    const { account } = setUp(refused(400));
    await expect(account.changeEmail('a@example.ch', 'a@example.ch', 'x')).rejects.toThrow(ApiError);
  });

  it('ends the other sessions with the old password, so the other tabs hear of it', async () => {
    const { account, happened } = setUp({});
    await account.changePassword('old', 'a-new-long-one', 'a-new-long-one');
    expect(happened).toEqual(['POST /account/change-password', 'other tabs']);
  });
});
