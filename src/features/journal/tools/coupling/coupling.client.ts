import { keepInUrl, numberIn } from '#features/journal/tools/form-in-url.client.ts';
import { isFor } from './coupling.ts';

/* Shows the answer for as many guests as are asked for; the page holds them all. */

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-coupling]')) {
  const guests = form.querySelector('input');
  keepInUrl(form, () => {
    const asked = guests ? numberIn(guests) : 0;
    let isFound = false;
    for (const answer of form.querySelectorAll<HTMLElement>('[data-from]')) {
      const isRight = isFor({ from: Number(answer.dataset.from), to: Number(answer.dataset.to) }, asked);
      answer.hidden = !isRight;
      isFound ||= isRight;
    }
    form.querySelector('[data-too-many]')?.toggleAttribute('hidden', isFound || asked < 1);
  });
}
