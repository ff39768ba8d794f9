// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Stepper } from './Stepper.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Forks, sold from two on in steps of three, up to eleven; somebody types. */
async function typing(typed: string, key?: 'Enter') {
  const quantities: number[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const words = { label: 'Menge', less: 'weniger', more: 'mehr', hint: 'Ab 2 Stück' };
  await act(async () =>
    root.render(
      <Stepper
        {...words}
        {...{ value: 5, min: 2, step: 3, max: 11 }}
        onChange={(quantity) => quantities.push(quantity)}
        corrected={(quantity) => `Auf ${quantity}`}
      />,
    ),
  );
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = typed;
  await act(async () =>
    key
      ? field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      : field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  );
  const shown = field.value;
  const statusText = document.querySelector('[role="status"]')?.textContent;
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  await act(async () => root.unmount());
  return { quantities, shown, statusText, described };
}

it.each([
  ['8', [8], '8', ''],
  ['5', [], '5', ''],
  ['7', [], '5', 'Auf 5'],
  ['9.6', [8], '8', 'Auf 8'],
  ['1', [2], '2', 'Auf 2'],
  ['-4', [2], '2', 'Auf 2'],
  ['500', [11], '11', 'Auf 11'],
  ['', [], '5', 'Auf 5'],
])(
  'typing «%s» asks for what is possible, and says what became another (C4, E10)',
  async (typed, quantities, shown, statusText) => {
    expect(await typing(typed)).toMatchObject({ quantities, shown, statusText });
  },
);

it('takes what was typed with Enter too, and says what is possible', async () => {
  expect(await typing('11', 'Enter')).toMatchObject({ quantities: [11], shown: '11', described: 'Ab 2 Stück' });
});

it('steps between nothing and the least that is sold, where nothing is possible too (7.5)', async () => {
  const quantities: number[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const words = { label: 'Menge', less: 'weniger', more: 'mehr' };
  const press = async (value: number, name: string) => {
    const stepper = (
      <Stepper {...words} orNone value={value} min={10} step={4} max={18} onChange={(to) => quantities.push(to)} />
    );
    await act(async () => root.render(stepper));
    const button = document.querySelector<HTMLButtonElement>(`button[aria-label=${name}]`);
    await act(async () => button?.click());
    return button?.disabled;
  };
  expect(await press(0, 'weniger')).toBe(true);
  await press(0, 'mehr');
  await press(10, 'mehr');
  await press(14, 'weniger');
  await press(10, 'weniger');
  expect(await press(18, 'mehr')).toBe(true);
  expect(quantities).toEqual([10, 14, 10, 0]);
  await act(async () => root.unmount());
});
