import type { BlockAction } from './frame-messages.ts';

/** Signs of the buttons; their names come from the builder, in the editor's language. */
const SIGNS: [BlockAction, string][] = [
  ['up', '↑'],
  ['down', '↓'],
  ['duplicate', '2×'],
  ['add', '+'],
  ['remove', '×'],
];

/* Larger on a wide page, which is shown smaller. */
const STYLE = `
  :host { position: absolute; z-index: 9; display: flex; translate: -100% 0; font: 600 1rem/1 system-ui, sans-serif; --size: clamp(2.25rem, 4vw, 3.5rem); }
  button { inline-size: var(--size); block-size: var(--size); border: 0; background: #1d2529; color: #fff; font: inherit; cursor: pointer; }
  button:hover, button:focus-visible { background: #0b5a41; }
`;

/** Buttons at the upper corner of the block that is selected, apart from the styles of the page. */
export function createTools(onAct: (action: BlockAction) => void) {
  const host = document.createElement('builder-tools');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const buttons = SIGNS.map(([action, sign]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = sign;
    button.addEventListener('click', () => onAct(action));
    return { action, button };
  });
  root.append(...buttons.map(({ button }) => button));
  return {
    isOf: (event: Event) => event.composedPath().includes(host),
    name(names: Record<BlockAction, string>) {
      for (const { action, button } of buttons) {
        button.setAttribute('aria-label', names[action]);
        button.title = names[action];
      }
    },
    /** None: nothing is selected. */
    showAt(block: Element | null) {
      if (!block) return host.remove();
      const { right, top } = block.getBoundingClientRect();
      host.style.setProperty('inset', `${top + window.scrollY}px auto auto ${right + window.scrollX}px`);
      document.body.append(host);
    },
  };
}
