/**
 * The keyboard's way through a list below a field (WAI-ARIA combobox): the focus stays in the field, the arrows choose,
 * Enter follows what is chosen, Escape is the popover's.
 */
export function combobox(field: HTMLInputElement, list: HTMLElement) {
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.setAttribute('aria-controls', list.id);
  field.addEventListener('keydown', onKey);
  show();

  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];

  function onKey(event: KeyboardEvent): void {
    const all = options();
    const at = all.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    if (event.isComposing || all.length === 0) return;
    if (event.key === 'Enter' && at >= 0) all[at]?.click();
    else if (event.key === 'ArrowDown') choose(all[at + 1]);
    // from the field itself to the last one
    else if (event.key === 'ArrowUp') choose(all.at(at < 0 ? -1 : at - 1 < 0 ? all.length : at - 1));
    else return;
    event.preventDefault();
  }

  /** Without an option the field itself has it again. */
  function choose(option: HTMLElement | undefined): void {
    for (const each of options()) each.ariaSelected = String(each === option);
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  /** What is below the field now. */
  function show(...parts: Node[]): void {
    list.replaceChildren(...parts);
    field.removeAttribute('aria-activedescendant');
    field.ariaExpanded = String(parts.length > 0);
  }

  return { show };
}
