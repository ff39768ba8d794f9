import { keepInUrl, numberIn } from '../form-in-url.client.ts';
import { type Basis, type Drying, dryingFor } from './drying.ts';

/* Calculates racks and hours for a food and an amount; the choices of the list carry the figures. */

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-drying]'))
  keepInUrl(form, () => {
    const formData = new FormData(form);
    const amount = form.querySelector<HTMLInputElement>('input[type="number"]');
    const chosen = form.querySelector<HTMLOptionElement>('option:checked')?.dataset ?? {};
    const basis: Basis = JSON.parse(form.dataset.drying ?? '{}');
    const result = dryingFor(basis, foodIn(chosen), {
      grams: amount ? numberIn(amount) : 0,
      deviceRacks: Number(formData.get('racks')),
    });
    const { lang } = document.documentElement;
    const number = (value: number) => new Intl.NumberFormat(lang).format(value).replaceAll("'", '’');
    // in German Switzerland a point stands in money alone (i18n/format.ts)
    const hours = new Intl.NumberFormat(lang.replace('de-CH', 'de'));
    write(form, 'celsius', `${chosen.celsius}\u00A0°C`);
    write(form, 'hours', `${hours.format(result.hours.from)}–${hours.format(result.hours.to)}\u00A0h`);
    write(form, 'racks', counted(form, 'racks', result.racks));
    write(form, 'runs', result.runs > 1 ? counted(form, 'runs', result.runs) : '');
    write(form, 'dried', `${number(result.driedG)}\u00A0g`);
    write(form, 'keeps', chosen.keeps ?? '');
    write(form, 'done', chosen.done ?? '');
    write(form, 'warning', chosen.warning ?? '');
    form.querySelector('[data-out="warning"]')?.toggleAttribute('hidden', !chosen.warning);
  });

function foodIn({ load, yield: left, from, to, spread, herb }: DOMStringMap): Drying {
  return {
    rackLoadG: Number(load),
    yieldPercent: Number(left),
    hours: { from: Number(from), to: Number(to) },
    spread: spread !== undefined,
    isHerb: herb !== undefined,
  };
}

/** A word with its number, in the right form: the page brings both forms. */
function counted(form: HTMLFormElement, name: string, count: number): string {
  const { labelOne = '', labelOther = '' } = form.querySelector<HTMLElement>(`[data-out="${name}"]`)?.dataset ?? {};
  return (count === 1 ? labelOne : labelOther).replace('{{count}}', String(count));
}

function write(form: HTMLFormElement, name: string, words: string): void {
  const place = form.querySelector(`[data-out="${name}"]`);
  if (place) place.textContent = words;
}
