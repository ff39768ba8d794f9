// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sliceOf } from '#i18n/words.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('who tried too often to see an order watches the seconds pass, and can’t press before (H10)', async () => {
  const words = JSON.stringify(sliceOf('de', 'connection', ['rateLimit']));
  document.body.innerHTML = `<order-wait data-seconds="30"><script type="application/json">${words}</script>
    <p role="alert">Bitte warten</p></order-wait><form data-look><button>Zeigen</button></form>`;
  await import('./order-wait.client.ts');
  const [alertElement, button] = [document.querySelector('[role="alert"]'), document.querySelector('button')];
  expect(button?.disabled).toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(alertElement?.textContent).toBe('Zu viele Versuche. Bitte warten Sie 10 Sekunden.');
  vi.advanceTimersByTime(10_000);
  expect([button?.disabled, document.querySelector<HTMLElement>('order-wait')?.hidden]).toEqual([false, true]);
});
