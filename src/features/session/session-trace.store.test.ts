// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { sessionChange } from './session.store.ts';

/** Something that the browser says to a page: `told('pageshow', { persisted: true })`. */
const fireEvent = (what: string, more: object) => dispatchEvent(Object.assign(new Event(what), more));

it('another tab, and the way back to a page that was away, say that somebody else may be here (D2)', () => {
  const listener = vi.fn();
  sessionChange.listen(listener);
  fireEvent('pageshow', { persisted: false });
  fireEvent('storage', { key: 'hof-cart' });
  expect(listener).not.toHaveBeenCalled();
  fireEvent('storage', { key: 'hof-session' });
  expect(listener).toHaveBeenCalledTimes(1);
  fireEvent('pageshow', { persisted: true });
  expect(listener).toHaveBeenCalledTimes(2);
});
