import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';
import { tokenHash } from '#store/id.ts';

/** What an app that makes codes is told: the secret to type, and the same as a picture. */
export type TotpOffer = { secret: string; qr: string };

export const newTotpSecret = (): string => generateSecret();

export function totpOffer(secret: string, { email, shop }: { email: string; shop: string }): TotpOffer {
  return { secret, qr: renderSVG(generateURI({ issuer: shop, label: email, secret }), { border: 2 }) };
}

/** The step of 30 seconds that a code is of, one to either side of now; null: it is none of them. */
export function totpStepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: 30 });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Codes that stand in for a lost telephone, each once: ten of ten letters and digits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const signs = [...randomBytes(10)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return `${signs.slice(0, 5)}-${signs.slice(5)}`;
  });

/** 32 of them, so that each is as likely. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

export const recoveryHash = (code: string): string => tokenHash(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
