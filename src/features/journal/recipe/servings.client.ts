import { type Measured, type Measures, scaled } from './scale.ts';

/* Rescales the ingredients when the number of people changes; the rules are those that wrote the page. */

const section = document.querySelector<HTMLElement>('[data-servings]');
const people = section?.querySelector('input');
const measures: Measures = JSON.parse(section?.querySelector('[data-measures]')?.textContent ?? '{}');
const base = Number(section?.dataset.servings);

function rescale(): void {
  if (!section || !people) return;
  const factor = Number(people.value) / base;
  for (const line of section.querySelectorAll<HTMLElement>('[data-measured]')) {
    const { amount, name } = scaled(JSON.parse(line.dataset.measured ?? '') as Measured, factor, measures);
    write(line, '[data-amount]', amount);
    write(line, '[data-name]', name);
  }
  const kept = section.querySelector<HTMLElement>('[data-yield]');
  if (!kept) return;
  const { amount, unit } = JSON.parse(kept.dataset.yield ?? '');
  const made = scaled({ amount, unit, names: { one: '', other: '' } }, factor, measures);
  kept.textContent = (kept.dataset.sentence ?? '').replace('@', made.amount);
}

const write = (line: Element, place: string, words: string) => {
  const element = line.querySelector(place);
  if (element) element.textContent = words;
};

/** Whole numbers within the limits; what is no number goes back to the recipe's own. */
function setServings(count: number): void {
  if (!people) return;
  const whole = Number.isFinite(count) && count > 0 ? Math.round(count) : base;
  people.value = String(Math.min(Math.max(whole, Number(people.min)), Number(people.max)));
  rescale();
}

people?.addEventListener('change', () => setServings(Number(people.value)));
section?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('button');
  if (!button || !people) return;
  if (button.dataset.by) setServings(Number(people.value) + Number(button.dataset.by));
  if ('print' in button.dataset) print();
});
// a browser that comes back keeps what was typed, and not what followed from it
if (people && Number(people.value) !== base) setServings(Number(people.value));
