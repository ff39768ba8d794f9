// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepRows, keptRows } from './quick-order.store.ts';

const rows = [{ id: '1', line: 1, number: '41-202', quantity: '10' }];

it('rows outlast the page, for whoever has typed them and nobody else (7.5)', () => {
  keepRows('karl', rows);
  expect(keptRows('karl')).toEqual(rows);
  expect(keptRows('ruth')).toEqual([]);
});

it.each(['', '{', 'null', '7', '{"owner":"karl"}', '{"owner":"karl","rows":[null,7,{"id":1}]}'])(
  'what somebody else wrote there is nothing: %j',
  (text) => {
    sessionStorage.setItem('hof-quick-order', text);
    expect(keptRows('karl')).toEqual([]);
  },
);
