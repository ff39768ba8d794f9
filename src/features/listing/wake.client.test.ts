// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { wake } from './wake.client.ts';

const LIST = `<listing-section><form action="/list"><input type="checkbox" name="properties" value="550"><input
  type="checkbox" name="properties" value="600" checked><input name="max-price"></form></listing-section>`;

/** What the list's script asks the shop for. */
const fetchMock = vi.fn(async (_address: string) => Response.error());
vi.stubGlobal('fetch', fetchMock);

beforeEach(() => {
  fetchMock.mockClear();
  document.head.innerHTML = '';
  document.body.innerHTML = `${LIST}<template id="listing-script"><meta name="script"></template>`;
});

const field = (list: ParentNode, selector: string) => list.querySelector(selector) as HTMLInputElement;
const isCalled = () => document.head.querySelector('[name="script"]') !== null;

it('a filter that is tapped before the script has come calls it', () => {
  wake();
  expect(isCalled()).toBe(false);
  field(document, '[value="550"]').click();
  expect(isCalled()).toBe(true);
});

it('a filter that was tapped before even this one ran calls it too', () => {
  field(document, '[value="550"]').click();
  wake();
  expect(isCalled()).toBe(true);
});

it.each([
  ['ticked', (list: Element) => field(list, '[value="550"]').click(), ['/list?properties=550|600']],
  ['taken out', (list: Element) => field(list, '[value="600"]').click(), ['/list']],
  [
    'typed and left',
    (list: Element) => Object.assign(field(list, '[name="max-price"]'), { value: '99' }),
    ['/list?max-price=99&properties=600'],
  ],
  ['left as it was', () => {}, []],
])('what was %s before the script came is asked for once', async (_, change, addresses) => {
  await import('./listing-section.client.ts');
  const list = document.createElement('div');
  list.innerHTML = LIST;
  change(list);
  document.body.append(list);
  expect(fetchMock.mock.calls.map(([address]) => address.replace(location.origin, ''))).toEqual(addresses);
});
