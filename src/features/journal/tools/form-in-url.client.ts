import { isTouched } from '#ui/touched.client.ts';

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
