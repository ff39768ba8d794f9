import { describe, expect, it } from 'vitest';
import { troubleOf } from './trouble.ts';

const failed = (code: string, more: object = {}) => Object.assign(new Error('it said so'), { code, ...more });

describe('the trouble behind an error', () => {
  it.each([
    ['a full disk, as SQLite tells it', failed('ERR_SQLITE_ERROR', { errcode: 13 }), 'full'],
    ['a full disk, as the system tells it', failed('ENOSPC'), 'full'],
    ['a disk that loses what it was given', failed('EIO'), 'damaged'],
    ['a folder of somebody else', failed('EACCES'), 'unreachable'],
    ['a database that is not there', failed('ECONNREFUSED'), 'unreachable'],
    ['one that is behind another', new Error('Failed query', { cause: failed('53100') }), 'full'],
  ])('%s', (_name, error, kind) => expect(troubleOf(error)).toEqual({ kind, message: 'it said so' }));

  it('is none where the code is to blame', () =>
    expect(troubleOf(new TypeError('x is not a function'))).toBeUndefined());
});
