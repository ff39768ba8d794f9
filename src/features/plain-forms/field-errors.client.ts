import { formatMessage, type Slice } from '#i18n/format-message.ts';

/*
 * What the browser finds wrong in a field is said by the shop, in the language of the page and below the field, as in
 * every other form. As long as no script is there, the browser's own bubble says it.
 */
export function showFieldErrors(place: HTMLElement, words: () => Slice): void {
  // caught on its way down: the event of a wrong field does not come up
  place.addEventListener('invalid', (event) => showFieldError(place, event, words()), true);
  place.addEventListener('input', ({ target }) => forgive(target as HTMLInputElement));
}

/** Every wrong field is told of, in the order of the page; the first of them has the focus. */
function showFieldError(place: HTMLElement, event: Event, words: Slice): void {
  event.preventDefault();
  const input = event.target as HTMLInputElement;
  const errorElement = errorOf(input) ?? place.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  if (!(errorElement instanceof HTMLElement)) return;
  errorElement.id = idOf(input);
  const { min, max } = input;
  (errorElement.querySelector('span') ?? errorElement).textContent = formatMessage<string>(words, wrongWith(input), {
    min,
    max,
  });
  input.closest('.field, fieldset, li')?.append(errorElement);
  input.setAttribute('aria-invalid', 'true');
  const described = new Set(input.getAttribute('aria-describedby')?.split(' ')).add(errorElement.id);
  input.setAttribute('aria-describedby', [...described].join(' '));
  place.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

/** Key of `validation`. */
function wrongWith({ type, validity, max }: HTMLInputElement): string {
  if (type !== 'number') return validity.valueMissing ? 'required' : 'email';
  if (!validity.rangeOverflow && !validity.rangeUnderflow) return 'integer';
  return max ? 'between' : 'minValue';
}

/** What is right again is blamed no longer; what is still wrong keeps its sentence. */
function forgive(input: HTMLInputElement): void {
  if (!input.validity.valid) return;
  errorOf(input)?.remove();
  for (const each of groupOf(input)) each.removeAttribute('aria-invalid');
}

/** Radios of one question are wrong, and right again, together. */
const groupOf = (input: HTMLInputElement): Iterable<Element> => {
  const named = input.type === 'radio' ? input.form?.elements.namedItem(input.name) : null;
  return named instanceof RadioNodeList ? (named as unknown as Iterable<Element>) : [input];
};

const idOf = ({ type, name, id }: HTMLInputElement): string => `${type === 'radio' ? name : id || name}-error`;
const errorOf = (input: HTMLInputElement) => document.getElementById(idOf(input));
