import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitBody, MAX_BODY_BYTES } from './body-limit.ts';

const FORM = 'multipart/form-data; boundary=x';

/** A request as its first lines announce it. */
function announced(url: string, type: string, bytes: number): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), {
    url,
    headers: { 'content-type': type, 'content-length': String(bytes) },
  });
}

test.each([
  ['/store-api/contact-form', FORM, 10 * MAX_BODY_BYTES, false],
  ['/store-api/contact-form?a=b', FORM, 11 * MAX_BODY_BYTES, false],
  ['/store-api/contact-form', FORM, 11 * MAX_BODY_BYTES + 1, true],
  ['/store-api/contact-form', 'application/json', MAX_BODY_BYTES, false],
  ['/store-api/contact-form', 'application/json', MAX_BODY_BYTES + 1, true],
  ['/store-api/contact-form-2', FORM, MAX_BODY_BYTES + 1, true],
  ['/store-api/account/login', FORM, MAX_BODY_BYTES + 1, true],
  ['/cart', FORM, MAX_BODY_BYTES + 1, true],
])('%s as %s with %i bytes is too large: %s', (url, type, bytes, isTooLarge) => {
  expect(limitBody(announced(url, type, bytes)).isTooLarge).toBe(isTooLarge);
});
