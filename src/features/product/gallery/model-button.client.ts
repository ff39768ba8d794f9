import { formatMessage } from '#i18n/format-message.ts';
import { wordsHere } from '#i18n/words-here.client.ts';
import { iconHref } from '#ui/icons.ts';

/* The way to the model of what is on the first picture; without script there is none, because nothing could turn it. */
const link = document.querySelector<HTMLAnchorElement>('a.slide[data-model]');

if (link)
  wordsHere('gallery').then((words) => link.closest('.gallery')?.append(way(link, formatMessage(words, 'seeIn3d'))));

/** Viewer and model come with the press, and not before. */
function way(to: HTMLAnchorElement, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn line small model';
  button.ariaLabel = name;
  button.ariaHasPopup = 'dialog';
  button.innerHTML = `<svg class="icon-s" aria-hidden="true"><use href="${iconHref('box')}"></use></svg>3D`;
  button.addEventListener('click', async () => {
    button.ariaBusy = 'true';
    const { openModel } = await import('./large/model-view.client.ts');
    button.ariaBusy = null;
    await openModel(to);
  });
  return button;
}
