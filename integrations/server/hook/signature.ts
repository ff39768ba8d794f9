import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `sent` is the HMAC-SHA256 of the body as it came, in hex, with or without `sha256=` before it. */
export function isSignedWith(secret: string, body: Buffer, sent: string | undefined): boolean {
  const [, hex] = sent?.match(/^(?:sha256=)?([0-9a-f]{64})$/i) ?? [];
  if (hex === undefined) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(hex, 'hex'));
}
