import { formatMessage, type Slice } from '#i18n/format-message.ts';
import type { KeyOf } from '#i18n/namespaces.ts';
import { wordsHere } from '#i18n/words-here.client.ts';
import css from '#styles/large-view.css?url';
import { type IconName, iconHref } from '#ui/icons.ts';

export type GalleryWords = Slice<KeyOf<'gallery'>>;

/** A dialog that fills the window: what it shows is put into `stage`, its own buttons into `tools`. */
export interface Stage {
  dialog: HTMLDialogElement;
  tools: HTMLElement;
  /** Says below the stage what is seen; a screen reader hears of every change. */
  caption: HTMLElement;
  stage: HTMLElement;
  words: GalleryWords;
}

/** Opens a dialog with a cross and nothing else yet. Closed, it is gone. @throws when its words can't be loaded */
export async function openStage(name: string): Promise<Stage> {
  const [words] = await Promise.all([wordsHere('gallery'), styled()]);
  const dialog = document.createElement('dialog');
  dialog.className = 'large';
  dialog.ariaLabel = name;
  const [tools, stage, caption] = [part('div', 'large-tools'), part('div', 'large-stage'), part('p', 'large-caption')];
  caption.ariaLive = 'polite';
  const close = toolButton('close', formatMessage(words, 'close'), () => dialog.close());
  close.autofocus = true;
  tools.append(close);
  dialog.append(tools, stage, caption);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, tools, stage, caption, words };
}

/** A button with an icon alone; what it does is its name. */
export function toolButton(icon: IconName, name: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool';
  button.ariaLabel = name;
  button.innerHTML = `<svg class="icon" aria-hidden="true"><use href="${iconHref(icon)}"></use></svg>`;
  button.addEventListener('click', onPress);
  return button;
}

function part(tag: 'div' | 'p', className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/** The styles come with the first press. Without them the dialog is plain, but does what it does. */
const styled = (): Promise<unknown> =>
  new Promise((done) => {
    if (document.querySelector(`link[href="${css}"]`)) return done(true);
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.onload = sheet.onerror = done;
    sheet.href = css;
    document.head.append(sheet);
  });
