import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepForm, takeForm } from './form-draft.store.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('location', { pathname: '/account/profile' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('hands out once what stood in this form of this page, without passwords (H9)', () => {
  keepForm('profile', {
    firstName: 'Annette',
    password: 'ein-langes-wort',
    address: { newPassword: 'x', city: 'Bern' },
  });
  expect(takeForm('email')).toBeUndefined();
  expect(takeForm('profile')).toEqual({
    firstName: 'Annette',
    password: '',
    address: { newPassword: '', city: 'Bern' },
  });
  expect(takeForm('profile')).toBeUndefined();
});

it('hands out nothing on another page, after half an hour, or where nothing can be kept (H9)', () => {
  vi.useFakeTimers();
  keepForm('profile', { firstName: 'Annette' });
  vi.stubGlobal('location', { pathname: '/account/address/new' });
  expect(takeForm('profile')).toBeUndefined();
  vi.stubGlobal('location', { pathname: '/account/profile' });
  vi.advanceTimersByTime(31 * 60_000);
  expect(takeForm('profile')).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  keepForm('profile', {});
  expect(takeForm('profile')).toBeUndefined();
});
