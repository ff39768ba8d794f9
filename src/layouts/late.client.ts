/*
 * Scripts that nobody misses before the shopper is there (fresh prices, the bar on the phone) wait in templates, where
 * the browser leaves them alone. At the first sign of life the page adopts them; a second sign finds nothing left.
 */
const adopt = () => {
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>('template[data-late]'))
    document.head.append(content);
};

for (const sign of ['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin'])
  addEventListener(sign, adopt, { once: true, passive: true, capture: true });

/* A finger may be quicker than the script that it has called: the plus waits as busy, and `quick-add.client.ts` takes it up. */
document.addEventListener('click', ({ target }) => {
  const plus = target instanceof Element && target.closest('[data-add]');
  if (plus) plus.ariaBusy = 'true';
});
