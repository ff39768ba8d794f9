/* Shows the bar while the real button is above the screen; a press on it presses the real one. */

const [bar, order] = [document.querySelector('.buybar'), document.querySelector('#order')];

if (bar && order) {
  // what is below the screen counts as seen, so that a jump over the button is noticed too
  const options = { rootMargin: '0px 0px 99999px' };
  new IntersectionObserver(([seen]) => bar.classList.toggle('on', !seen?.isIntersecting), options).observe(order);
  bar.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    order.querySelector<HTMLElement>('.btn')?.click();
  });
}
