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
