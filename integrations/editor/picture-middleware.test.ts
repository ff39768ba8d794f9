import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { pictureMiddleware } from './picture-middleware.ts';

/** Uploads text instead of a picture. @returns the status: 500 where the upload was accepted, because it is no picture */
async function sent(headers: Record<string, string>, repository?: string): Promise<number> {
  const request = Object.assign(Readable.from([Buffer.from('words')]), {
    method: 'POST',
    url: '/?name=no-picture.png',
    headers: { host: 'localhost:4321', ...headers },
  });
  let response = 0;
  const writeHead = (status: number) => {
    response = status;
    return { end: () => {} };
  };
  await pictureMiddleware(repository)(
    request as unknown as IncomingMessage,
    { writeHead } as unknown as ServerResponse,
  );
  return response;
}

test('A picture is taken from the editor’s own page', async () => {
  expect(await sent({ origin: 'http://localhost:4321' })).toBe(500);
  expect(await sent({})).toBe(500);
});

test.each(['https://evil.example', 'http://localhost:5000', 'null'])('A page of %s can’t send one', async (origin) =>
  expect(await sent({ origin })).toBe(403),
);

test('Where editors work on GitHub, pictures are added there', async () =>
  expect(await sent({ origin: 'http://localhost:4321' }, 'hof/herd')).toBe(404));
