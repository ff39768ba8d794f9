import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openOutbox } from '#store/outbox/outbox.ts';
import type { MailMessage } from '#store/records/mail/mails.ts';
import { addMail, claimMails } from '#store/records/mail/mails.ts';
import { mail } from '#store/records/schema/mail.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { aMailServer } from '#tests/support/mail-server.ts';
import '#tests/support/shopper.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-23T10:00:00Z');

let store: AStore;
beforeAll(async () => {
  // its own outbox sends nothing: mails queued here are due after its clock
  store = await aStore({ SHOP_CLOCK: '2026-11-01T00:00:00Z' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => store.close());

/** An outbox on the mail table of the store, with a clock set by the test. */
function anOutbox(smtp: string) {
  const clock = { at: START };
  const config = { ...store.store.config, SMTP_URL: smtp };
  return { clock, outbox: openOutbox({ ...store.store, config, clock: () => new Date(clock.at) }) };
}

const letterTo = (address: string): MailMessage => ({
  to: { name: 'Anna', address },
  subject: 'Grüezi',
  text: 'a',
  html: '<p>a</p>',
});

const queue = (address: string) =>
  store.store.records.transaction((tx) =>
    addMail(tx, address.split('@')[0] ?? '', letterTo(address), { now: new Date(START) }),
  );

/** A mail is called as the one it goes to here. */
const stateOf = async (name: string) => {
  const rows = await store.store.records.read.all<[string, string | null, number]>(
    `select state, letter, attempts from mail where name = '${name}'`,
  );
  return rows[0];
};

describe('the outbox', () => {
  it('brings a mail to the mail server once, and forgets what it said', async () => {
    const server = await aMailServer();
    const { outbox } = anOutbox(server.url);
    await queue('one@example.com');
    await Promise.all([outbox.flush(), outbox.flush()]);
    await outbox.flush();
    expect(server.received.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [['one@example.com'], 'Grüezi'],
    ]);
    expect(await stateOf('one')).toEqual(['sent', null, 1]);
    await outbox.stop();
    await server.close();
  });

  it('shares its table with others: each mail goes out once', async () => {
    const server = await aMailServer();
    const offices = [anOutbox(server.url), anOutbox(server.url), anOutbox(server.url)];
    const addresses = Array.from({ length: 25 }, (_, index) => `shared-${index}@example.com`);
    for (const address of addresses) await queue(address);
    await Promise.all(offices.map(({ outbox }) => outbox.flush()));
    expect(server.received.flatMap(({ recipients }) => recipients).sort()).toEqual([...addresses].sort());
    for (const { outbox } of offices) await outbox.stop();
    await server.close();
  });

  it('keeps a mail while the server is down, and tries again after growing pauses', async () => {
    const server = await aMailServer();
    await server.close();
    const { clock, outbox } = anOutbox(server.url);
    await queue('late@example.com');
    for (const [minutes, attempts] of [
      [0, 1],
      [0.9, 1],
      [1, 2],
      [5.9, 2],
      [6, 3],
    ] as const) {
      clock.at = START + minutes * MINUTE;
      await outbox.flush();
      expect((await stateOf('late'))?.slice(0, 3)).toEqual(['waiting', expect.any(String), attempts]);
    }
    await outbox.stop();
    const back = await aMailServer();
    const next = anOutbox(back.url);
    next.clock.at = START + 21 * MINUTE;
    await next.outbox.flush();
    expect(back.received.map(({ recipients }) => recipients)).toEqual([['late@example.com']]);
    await next.outbox.stop();
    await back.close();
  });

  it('gives up after nine tries, and keeps what could not be sent', async () => {
    const server = await aMailServer(() => 451);
    const { clock, outbox } = anOutbox(server.url);
    await queue('never@example.com');
    for (let tries = 0; tries < 12; tries += 1) {
      await outbox.flush();
      clock.at += 1441 * MINUTE;
    }
    expect(await stateOf('never')).toEqual(['failed', expect.stringContaining('never@example.com'), 9]);
    await outbox.stop();
    await server.close();
  });

  it('gives up at once when the recipient does not exist, and logs no address', async () => {
    vi.mocked(console.error).mockClear();
    const server = await aMailServer((address) => (address.startsWith('nobody') ? 550 : undefined));
    const { outbox } = anOutbox(server.url);
    await queue('nobody@example.com');
    await outbox.flush();
    expect((await stateOf('nobody'))?.[0]).toBe('failed');
    const logged = vi.mocked(console.error).mock.calls.flat().join('\n');
    expect(logged).toContain('EENVELOPE 550');
    expect(logged).not.toContain('example.com');
    await outbox.stop();
    await server.close();
  });

  it('brings what was written in the same moment in the order in which it was written', async () => {
    const server = await aMailServer();
    const { outbox } = anOutbox(server.url);
    const words = ['first', 'second', 'third', 'fourth'];
    await store.store.records.transaction(async (tx) => {
      for (const subject of words)
        await addMail(tx, subject, { ...letterTo('same@example.com'), subject }, { now: new Date(START) });
    });
    // PostgreSQL: a row that was written anew lies behind the others, and what is equal comes as it lies
    const isMoved = inArray(mail.name, ['first', 'third']);
    for (const at of [START + MINUTE, START])
      await store.store.records.transaction((tx) =>
        tx
          .update(mail)
          .set({ dueAt: new Date(at).toISOString() })
          .where(isMoved),
      );
    await outbox.flush();
    expect(server.received.map(({ subject }) => subject)).toEqual(words);
    await outbox.stop();
    await server.close();
  });

  it('takes over what a process that died had in hand, when its time is over', async () => {
    const server = await aMailServer();
    const { clock, outbox } = anOutbox(server.url);
    await queue('orphan@example.com');
    const now = new Date(START);
    const held = { now, heldUntil: new Date(START + 5 * MINUTE), limit: 10 };
    expect(await store.store.records.transaction((tx) => claimMails(tx, held))).toHaveLength(1);
    clock.at = START + 4.9 * MINUTE;
    await outbox.flush();
    expect(server.received).toEqual([]);
    clock.at = START + 5 * MINUTE;
    await outbox.flush();
    expect(server.received).toHaveLength(1);
    await outbox.stop();
    await server.close();
  });

  it('finishes the mail in hand before it stops', async () => {
    let letIn = () => {};
    const waiting = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    let onRequest = () => {};
    const connected = new Promise<void>((resolve) => {
      onRequest = resolve;
    });
    const server = await aMailServer(async () => {
      onRequest();
      await waiting;
      return undefined;
    });
    const { outbox } = anOutbox(server.url);
    await queue('in-hand@example.com');
    const looked = outbox.flush();
    await connected;
    let hasStopped = false;
    const stopped = outbox.stop().then(() => {
      hasStopped = true;
    });
    await store.store.records.read.run('select 1');
    expect(hasStopped).toBe(false);
    letIn();
    await Promise.all([looked, stopped]);
    expect(server.received).toHaveLength(1);
    expect((await stateOf('in-hand'))?.[0]).toBe('sent');
    await server.close();
  });

  it('carries nothing of what was undone', async () => {
    const undone = store.store.records.transaction(async (tx) => {
      await addMail(tx, 'undone', letterTo('undone@example.com'), { now: new Date(START) });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await stateOf('undone')).toBeUndefined();
  });
});
