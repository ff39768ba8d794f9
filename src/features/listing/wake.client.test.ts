// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { wake } from './wake.client.ts';

/** What the list's script would be asked for, once it is there. */
const heard = vi.fn();
let arrive: () => void;

beforeEach(() => {
  heard.mockClear();
  vi.spyOn(customElements, 'whenDefined').mockReturnValue(
    new Promise((resolve) => {
      arrive = () => {
        section().addEventListener('change', ({ target }) => heard((target as HTMLInputElement).value));
        resolve(HTMLElement);
      };
    }),
  );
  document.head.innerHTML = '';
  document.body.innerHTML = `<listing-section><form><input type="checkbox" value="550"><input type="checkbox" value="600" checked></form></listing-section>
    <template id="listing-script"><meta name="script"></template>`;
});

const section = () => document.querySelector('listing-section') as HTMLElement;
const box = (value: string) => section().querySelector(`[value="${value}"]`) as HTMLInputElement;
const isCalled = () => document.head.querySelector('[name="script"]') !== null;

/** The script has come. */
async function arrives(): Promise<void> {
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
}

it('a filter that was tapped before the script has come happens again for it, once', async () => {
  wake();
  expect(isCalled()).toBe(false);
  box('550').click();
  expect(isCalled()).toBe(true);
  expect(heard).not.toHaveBeenCalled();
  await arrives();
  expect(heard.mock.calls).toEqual([['550']]);
});

it.each(['550', '600'])('a filter that was tapped before even this one ran is not lost: %s', async (value) => {
  box(value).click();
  wake();
  expect(isCalled()).toBe(true);
  await arrives();
  expect(heard.mock.calls).toEqual([[value]]);
});

it('a list that nobody has changed asks for nothing', async () => {
  wake();
  await arrives();
  expect(heard).not.toHaveBeenCalled();
});
