/*
 * Scripts that nobody misses before the shopper is there (fresh prices, the bar on the phone) wait in templates, where
 * the browser leaves them alone. At the first sign of life the page adopts them; a second sign finds nothing left.
 */
const adopt = () => {
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>('[data-late]'))
    document.head.append(content);
};

for (const sign of ['pointerdown', 'scroll', 'keydown', 'focusin'])
  addEventListener(sign, adopt, { once: true, passive: true, capture: true });

addEventListener('pointermove', function moved({ movementX, movementY }) {
  if (!movementX && !movementY) return; // while a page is laid out, it moves under a mouse that lies still
  adopt();
  removeEventListener('pointermove', moved);
});

// a professional's own prices are not waited with, nor is what the cart has to say, nor who was quicker than this script
const { net, untold } = document.documentElement.dataset;
if (net || untold || document.activeElement !== document.body) adopt();

/*
 * A finger may be quicker than the script that it has called: the plus, the heart and a product's picture wait as busy,
 * and `quick-add.client.ts`, `hearts.client.ts` and `gallery.client.ts` take them up.
 */
document.addEventListener('click', (press) => {
  const place = (press.target as Element).closest('[data-add],[data-like],a.slide');
  if (!place) return;
  if (place.matches('a')) {
    if (press.ctrlKey || press.metaKey || press.shiftKey) return; // a link opens where the shopper wants it
    press.preventDefault();
  }
  place.ariaBusy = 'true';
  adopt(); // a screen reader's or a voice's press comes without a pointer or a key
});
