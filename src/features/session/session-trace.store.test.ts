// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { sessionTrace } from './session-trace.store.ts';

/** Something that the browser says to a page: `told('pageshow', { persisted: true })`. */
const told = (what: string, more: object) => dispatchEvent(Object.assign(new Event(what), more));

it('another tab, and the way back to a page that was away, say that somebody else may be here (D2)', () => {
  const listener = vi.fn();
  sessionTrace.listen(listener);
  told('pageshow', { persisted: false });
  told('storage', { key: 'hof-cart' });
  expect(listener).not.toHaveBeenCalled();
  told('storage', { key: 'hof-session' });
  expect(listener).toHaveBeenCalledTimes(1);
  told('pageshow', { persisted: true });
  expect(listener).toHaveBeenCalledTimes(2);
});
