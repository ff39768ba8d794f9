import { isTouched } from '#ui/touched.client.ts';
import { boughtAmount } from '../recipe/scale.ts';
import { planFor } from './planner.ts';
import type { PlannerRules } from './planner-view.content.ts';

/*
 * What a small tool was asked stands in its address: reload, going back, a shared link and another language ask the same.
 */

/** Fills the form from the address, then lets `answer` run now and at every change, which is written into the address. */
export function keepInUrl(form: HTMLFormElement, update: () => void): void {
  fillFrom(form, new URLSearchParams(location.search));
  // who is typing already goes on, and may empty the field first
  for (const field of fieldsOf(form)) if (field !== document.activeElement) keepWithin(field);
  const handleInput = () => {
    update();
    history.replaceState(history.state, '', `?${writtenIn(form)}${location.hash}`);
  };
  form.addEventListener('input', handleInput);
  form.addEventListener('change', ({ target }) => {
    keepWithin(target);
    handleInput();
  });
  update();
}

/** Fewer than the least there is becomes the least, because an answer for no guests would be none; and so at the other end. */
function keepWithin(field: EventTarget | null): void {
  if (field instanceof HTMLInputElement && field.type === 'number') field.value = String(numberIn(field));
}

/** What a field of a number says, while it is typed too; one without a `max` has words for what is too many. */
export const numberIn = ({ value, min, max }: HTMLInputElement): number =>
  Math.min(Math.max(Number(min), Math.round(Number(value)) || 0), max ? Number(max) : Number.MAX_SAFE_INTEGER);

/** A field that the address does not name stays as the page says, and one that somebody was at already as they say. */
function fillFrom(form: HTMLFormElement, params: URLSearchParams): void {
  for (const field of fieldsOf(form)) {
    if (!params.has(field.name) || isTouched(field)) continue;
    if (field.type === 'checkbox')
      (field as HTMLInputElement).checked = params.getAll(field.name).includes(field.value);
    else if (isChoice(field, params.get(field.name))) field.value = params.get(field.name) ?? '';
    // who has marked the field to type over it does not type behind another value instead
    if (field === document.activeElement && field instanceof HTMLInputElement) field.select();
  }
}

/** A list takes no value that it does not offer. */
const isChoice = (field: HTMLInputElement | HTMLSelectElement, value: string | null): boolean =>
  field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value);

/** What was answered, and whatever else the address says, in the order of the form. */
function writtenIn(form: HTMLFormElement): URLSearchParams {
  const fieldNames = new Set(fieldsOf(form).map(({ name }) => name));
  const others = [...new URLSearchParams(location.search)].filter(([name]) => !fieldNames.has(name));
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  // boxes of which none is ticked: without a word the page would tick its own again
  const bare = [...fieldNames]
    .filter((name) => !entries.some(([one]) => one === name))
    .map((name): [string, string] => [name, '']);
  return new URLSearchParams([...others, ...entries, ...bare]);
}

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]'),
];

/* Calculates ovens and amounts while one answers; the rules came with the page. */

const form = document.querySelector<HTMLFormElement>('[data-planner]');
const rules: PlannerRules = JSON.parse(form?.querySelector('[data-rules]')?.textContent ?? '{}');
const place = (name: string) => form?.querySelector<HTMLElement>(`[data-${name}]`);
const write = (name: string, words: string) => {
  const target = place(name);
  if (target) target.textContent = words;
};

function updatePlan(): void {
  if (!form) return;
  const formData = new FormData(form);
  const [adults = 0, children = 0] = [...form.querySelectorAll<HTMLInputElement>('input[type="number"]')].map(numberIn);
  const chosen = formData.getAll('item').map(String);
  const plan = planFor(rules, { adults, children, factor: Number(formData.get('appetite')), chosen });
  write('places', String(adults + children));
  showOvens(plan.setup, adults + children);
  place('list')?.replaceChildren(
    ...plan.amounts.flatMap((one) => [
      element('dt', rules.names[one.id]),
      element('dd', boughtAmount(one.amount, one.unit, rules.measures)),
    ]),
  );
  place('shopping')?.toggleAttribute('hidden', plan.amounts.length === 0);
  write('pans', plan.pans > 0 ? rules.words.pans.replace('@', String(plan.pans)) : '');
}

function showOvens(setup: PlannerRules['setups'][number] | undefined, places: number): void {
  const lines = setup?.devices.map(({ article, count }) => {
    const oven = rules.ovens[article];
    const line = element('li', `${count} × `);
    const link = element('a', oven?.name ?? article);
    if (oven) link.setAttribute('href', oven.href);
    line.append(link);
    return line;
  });
  place('ovens')?.replaceChildren(...(lines ?? []));
  write('why', setup ? (rules.words.setups[rules.setups.indexOf(setup)] ?? '') : '');
  const { tooMany, circuits } = rules.words;
  const warning = places > rules.limits.maxGuests ? tooMany : (setup?.circuits ?? 1) > 1 ? circuits : '';
  write('warning', warning);
  place('warning')?.toggleAttribute('hidden', warning === '');
}

function element(name: string, words = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}

if (form) keepInUrl(form, updatePlan);
