import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { TOKEN_NAME } from '#store-api/call.ts';
import type { Send } from '#store-api/client.ts';
import { readCart } from '#store-api/contract/cart.ts';
import type { Context } from '#store-api/contract/context.ts';
import { createSession } from './session.store.ts';

/** A store whose session speaks one language, with everything it was asked. */
function aStoreSpeaking(languageId: string, options: { languageInfo?: { localeCode: string } } = {}) {
  const calls: string[] = [];
  const state = { languageId, isDown: false };
  const send = vi.fn(async (call: { method: string; path: string }, sent?: { body?: { languageId?: string } }) => {
    calls.push(`${call.method} ${call.path}`);
    if (state.isDown) throw new TypeError('fetch failed');
    if (call.method === 'PATCH') state.languageId = sent?.body?.languageId ?? state.languageId;
    if (call.path === '/language') return { elements: LANGUAGES };
    return { token: 't', context: { languageIdChain: [state.languageId] }, ...options };
  });
  return { send: send as unknown as Send, requested: calls, state };
}

const LANGUAGES = [
  { id: 'german', name: 'Deutsch', translationCode: { code: 'de-CH' } },
  { id: 'french', name: 'Français', translationCode: { code: 'fr-FR' } },
];

const onPage = (locale: Locale) => () => locale;

describe('The session', () => {
  it('is loaded once, however many ask for it at the same time', async () => {
    const { send, requested: calls } = aStoreSpeaking('german', { languageInfo: { localeCode: 'de-CH' } });
    const session = createSession(send, onPage('de'));
    await Promise.all([session.ready(), session.ready()]);
    await session.ready();
    expect(calls).toEqual(['GET /context']);
    expect(session.$context.get().state).toBe('success');
  });

  it('is switched to the language of the page before anything else (D12)', async () => {
    const { send, requested: calls } = aStoreSpeaking('german');
    const session = createSession(send, onPage('fr-FR'));
    const context = await session.ready();
    expect(calls).toEqual(['GET /context', 'POST /language', 'PATCH /context', 'GET /context']);
    expect(context.context.languageIdChain).toEqual(['french']);
  });

  it('stays as it is where the store does not have the language', async () => {
    const { send, requested: calls } = aStoreSpeaking('german');
    await createSession(send, onPage('en-US')).ready();
    expect(calls).toEqual(['GET /context', 'POST /language']);
  });

  it('of another language that a login takes up is switched, too (D12)', async () => {
    const { send, requested: calls, state } = aStoreSpeaking('german');
    const session = createSession(send, onPage('de'));
    await session.ready();
    state.languageId = 'french';
    calls.length = 0;
    await session.refresh();
    expect(calls).toEqual(['GET /context', 'PATCH /context', 'GET /context']);
    expect(state.languageId).toBe('german');
  });

  it('is asked in the language of the page, whatever another page has switched it to (D12)', async () => {
    const { send, state } = aStoreSpeaking('french');
    const session = createSession(send, onPage('de'));
    await session.sendInLanguage(readCart, { headers: { [TOKEN_NAME]: 'of-before' } });
    state.languageId = 'french';
    await session.sendInLanguage(readCart);
    const headers = vi.mocked(send).mock.calls.flatMap(([call, sent]) => (call === readCart ? [sent?.headers] : []));
    expect(headers).toEqual([
      { 'sw-language-id': 'german', [TOKEN_NAME]: 'of-before' },
      { 'sw-language-id': 'german' },
    ]);
  });

  it('can be tried again after the store was down', async () => {
    const { send, state } = aStoreSpeaking('german');
    const session = createSession(send, onPage('de'));
    state.isDown = true;
    await expect(session.ready()).rejects.toThrow('fetch failed');
    expect(session.$context.get().state).toBe('error');
    state.isDown = false;
    await expect(session.ready()).resolves.toMatchObject({ token: 't' });
  });

  it('takes a currency or a language without an id for no change, and any other choice for a mistake (E11)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { send, requested: calls } = aStoreSpeaking('german');
    const session = createSession(send, onPage('de'));
    await session.change({ languageId: '' });
    expect(log).not.toHaveBeenCalled();
    await session.change({ currencyId: '' });
    expect(log).toHaveBeenCalledOnce();
    await expect(session.change({ paymentMethodId: '' })).rejects.toThrow('You need to provide payment method id');
    expect(calls).toEqual([]);
    log.mockRestore();
  });

  it('keeps what it knew when reading it again fails, and only logs (G4)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { send, state } = aStoreSpeaking('german');
    const session = createSession(send, onPage('de'));
    await session.ready();
    state.isDown = true;
    await session.refresh();
    expect(session.$context.get()).toMatchObject({ state: 'success', value: { token: 't' } });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('forgets the customer when somebody else may be there and it can’t be read (G4, D2)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { send, state } = aStoreSpeaking('german');
    const session = createSession(send, onPage('de'));
    const value = { ...(await session.ready()), customer: { id: 'ruth' } } as unknown as Context;
    session.$context.set({ state: 'success', value });
    state.isDown = true;
    await session.refresh();
    expect(session.$context.get().value?.customer).toMatchObject({ id: 'ruth' });
    await session.refresh('other');
    expect(session.$context.get()).toMatchObject({ state: 'success', value: { token: 't', customer: null } });
    log.mockRestore();
  });
});
