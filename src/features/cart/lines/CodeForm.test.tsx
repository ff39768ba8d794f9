// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { sliceOf } from '#i18n/words.ts';
import { CODE_WORDS } from '../words.server.ts';
import { CodeForm } from './CartSide.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const root = createRoot(document.body.appendChild(document.createElement('div')));
const words = sliceOf('de', 'cart', CODE_WORDS);
const show = (message: string | undefined) =>
  act(async () => root.render(<CodeForm words={words} onApply={async () => message} />));
const apply = () =>
  act(async () => void document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })));
const readOut = () => document.querySelector('[role="alert"]')?.textContent;

it('reads out why a code does not count, in a region that was there before', async () => {
  await show('Diesen Code gibt es nicht.');
  expect(readOut()).toBe('');
  await apply();
  expect(readOut()).toBe(words.promoEmpty);

  const field = document.querySelector('input') as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'FANTASIE');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await apply();
  expect(readOut()).toBe('Diesen Code gibt es nicht.');
  expect(field.value).toBe('FANTASIE');
});
