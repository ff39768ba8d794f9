import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { createNewsletter } from './newsletter.store.ts';

/** A store that answers so, one after the other, or refuses. `ownEmail`: of who is logged in. */
function aStore(response: unknown, ...later: unknown[]) {
  const answers = [response, ...later];
  const send = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const reader = async () => ({ storefrontUrl: 'https://shop.test', ownEmail: 'ruth@test.example' });
  return { send, ...createNewsletter(send as unknown as Send, reader) };
}

const refusal = (status: number, body: unknown = {}) =>
  new ApiError({ status, statusText: '', url: '/newsletter/subscribe', headers: new Headers() }, body);

describe('Subscribing to the newsletter', () => {
  it('asks for a mail whose link leads back to this shop', async () => {
    const { send, subscribe } = aStore({ success: true, status: 'notSet' });
    expect(await subscribe('ada@test.example')).toEqual({ state: 'waiting' });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ path: '/newsletter/subscribe' }), {
      body: { email: 'ada@test.example', option: 'subscribe', storefrontUrl: 'https://shop.test' },
    });
  });

  it('waits for the click in the mail when the store says nothing', async () => {
    const { send, subscribe } = aStore(null);
    expect(await subscribe('ada@test.example')).toEqual({ state: 'waiting' });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ status: 'direct' }, 'direct'],
    [{ status: 'optIn' }, 'already'],
    [{ status: 'notSet' }, 'waiting'],
    [refusal(502), 'waiting'],
  ])('asks a store that says nothing how a customer’s own address stands: %j', async (noted, state) => {
    expect(await aStore(null, noted).subscribe('Ruth@test.example')).toEqual({ state });
  });

  it('knows who reads it already, and whose own address needs no mail', async () => {
    expect(await aStore({ status: 'optIn' }).subscribe('ada@test.example')).toEqual({ state: 'already' });
    expect(await aStore({ status: 'direct' }).subscribe('ada@test.example')).toEqual({ state: 'direct' });
  });

  it('tells a refused address from a line that failed', async () => {
    expect(await aStore(refusal(400)).subscribe('ada@nowhere')).toEqual({ state: 'refused' });
    expect(await aStore(refusal(502)).subscribe('ada@test.example')).toEqual({ state: 'failed' });
    expect(await aStore(new TypeError('no line')).subscribe('ada@test.example')).toEqual({ state: 'failed' });
  });

  it('says how long to wait after too many', async () => {
    const tooMany = refusal(429, { errors: [{ meta: { parameters: { seconds: 30 } } }] });
    expect(await aStore(tooMany).subscribe('ada@test.example')).toEqual({ state: 'throttled', seconds: 30 });
  });
});

describe('The link in the mail', () => {
  const LINK = { hash: 'h', em: 'e' };
  const notEqual = (pointer: string) =>
    refusal(400, { errors: [{ code: 'VIOLATION::NOT_EQUAL_ERROR', source: { pointer } }] });

  it('confirms', async () => {
    const { send, confirm } = aStore({ success: true });
    expect(await confirm(LINK)).toEqual({ state: 'confirmed' });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ path: '/newsletter/confirm' }), { body: LINK });
  });

  it.each([
    ['was used before', notEqual('/status'), 'already'],
    ['was made for another address', notEqual('/em'), 'linkInvalid'],
    ['is unknown or has expired', refusal(400, { errors: [{ code: 'X' }] }), 'linkInvalid'],
    ['does not get through', new TypeError('no line'), 'failed'],
    ['meets a store in trouble', refusal(503), 'failed'],
  ])('says that it %s', async (_, response, state) => {
    expect(await aStore(response).confirm(LINK)).toEqual({ state });
  });
});

describe('Leaving the newsletter', () => {
  it.each([
    [{ success: true }, 'unsubscribed'],
    [refusal(400, { errors: [{ code: 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND' }] }), 'notSubscribed'],
    [refusal(500), 'failed'],
  ])('ends with %s', async (response, state) => {
    expect(await aStore(response).unsubscribe('ada@test.example')).toEqual({ state });
  });
});
