// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { formWords } from '../form/words.server.ts';
import { REGISTER_WORDS } from '../words.ts';
import { MailIsComing } from './RegisterForm.island.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('scrollTo', () => {});

it('takes the focus that was on the button of the form it replaces', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const { account } = formWords('de', REGISTER_WORDS);
  await act(async () => root.render(<MailIsComing words={account} email="ruth@example.ch" />));
  expect(document.activeElement?.textContent).toContain('ruth@example.ch');
});
