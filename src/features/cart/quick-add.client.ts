/*
 * The plus beside a small thing puts the least that is sold of it into the cart; the panel shows it. A press marks the
 * plus as busy (`late.client.ts`), here or before this script was there. The cart's code comes with the first press.
 */
const onTheirWay = new Set<HTMLElement>();

document.addEventListener('click', takeUp);
takeUp();

function takeUp(): void {
  for (const plus of document.querySelectorAll<HTMLElement>('[data-add][aria-busy="true"]'))
    if (!onTheirWay.has(plus)) putIn(plus);
}

async function putIn(plus: HTMLElement): Promise<void> {
  const { add: productId = '', name = '', least } = plus.dataset;
  onTheirWay.add(plus);
  try {
    const { quickAdd } = await import('./quick-add.store.ts');
    await quickAdd(productId, name, Number(least ?? 1));
  } finally {
    plus.ariaBusy = null;
    onTheirWay.delete(plus);
  }
}
