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

// a professional's own prices are not waited with
if (document.documentElement.dataset.net) adopt();

/*
 * A finger may be quicker than the script that it has called: the plus and the heart wait as busy, and
 * `quick-add.client.ts` and `hearts.client.ts` take them up.
 */
document.addEventListener('click', ({ target }) => {
  const plus = target instanceof Element && target.closest('[data-add],[data-like]');
  if (plus) plus.ariaBusy = 'true';
});
