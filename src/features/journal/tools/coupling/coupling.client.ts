import { keepInUrl, numberIn } from '../form-in-url.client.ts';
import { isFor } from '../planner.ts';

/* Shows the answer for as many guests as are asked for; the page holds them all. */

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-coupling]')) {
  const guests = form.querySelector('input');
  keepInUrl(form, () => {
    const guestCount = guests ? numberIn(guests) : 0;
    let isFound = false;
    for (const result of form.querySelectorAll<HTMLElement>('[data-from]')) {
      const isRight = isFor({ from: Number(result.dataset.from), to: Number(result.dataset.to) }, guestCount);
      result.hidden = !isRight;
      isFound ||= isRight;
    }
    form.querySelector('[data-too-many]')?.toggleAttribute('hidden', isFound || guestCount < 1);
  });
}
