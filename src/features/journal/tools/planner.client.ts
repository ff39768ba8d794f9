import { scaled } from '../recipe/scale.ts';
import { keepInUrl, numberIn } from './form-in-url.client.ts';
import { planFor } from './planner.ts';
import type { PlannerRules } from './planner-view.content.ts';

/* Reckons ovens and amounts while one answers; the rules came with the page. */

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
    ...plan.amounts.flatMap((one) => [element('dt', rules.names[one.id]), element('dd', bought(one))]),
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

/** As one buys it: 2000 g are 2 kg. */
const bought = ({ amount, unit }: { amount: number; unit: 'g' | string }): string =>
  scaled({ amount, unit: unit as 'g', names: { one: '', other: '' } }, KITCHEN, rules.measures).amount;

/** Anything but one: amounts are to be converted, not kept as written. */
const KITCHEN = 1 + 1e-9;

function element(name: string, words = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}

if (form) keepInUrl(form, updatePlan);
