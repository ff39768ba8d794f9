import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

type Done = (error: Error | null, key: Buffer) => void;
type Scrypt = (password: string, salt: Buffer, bytes: number, cost: ScryptOptions, done: Done) => void;

const { scrypt } = crypto as unknown as { scrypt: Scrypt };

/**
 * Vitest's setup file of the contract: a hash costs a thousandth of what it costs in the shop (150 ms), because hundreds of
 * registrations and logins would take minutes for them. `password.test.ts` has the real one. Vitest runs this before every
 * file, also where files share a process.
 */
if (!vi.isMockFunction(scrypt)) {
  const quick: Scrypt = (password, salt, bytes, cost, done) =>
    scrypt(password, salt, bytes, { ...cost, N: 2 ** 4 }, done);
  Object.assign(crypto, { scrypt: vi.fn(quick) });
  syncBuiltinESMExports();
}
