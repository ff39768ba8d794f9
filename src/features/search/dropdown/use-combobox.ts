import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The keyboard's way through a list below a field (WAI-ARIA combobox): the focus stays in the field, the arrows choose,
 * Enter follows what is chosen, Escape is the popover's. Another `list`, of `count` options, begins without a choice.
 * @param field id of the text field, which stands outside of React: what was typed before, and where, is not touched
 * @returns attributes of the list and, by their place from 0, of its options
 */
export function useCombobox(field: string, list: unknown, count: number) {
  const [choice, setChoice] = useState({ list, at: -1 });
  const chosen = choice.list === list ? choice.at : -1;
  const id = `${field}-list`;
  const optionId = (at: number) => `${id}-${at}`;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // in a circle of the options and the field itself
    const steps = { ArrowDown: 1, ArrowUp: count }[event.key as string];
    if (event.isComposing || count === 0 || !(steps || (event.key === 'Enter' && chosen >= 0))) return;
    event.preventDefault();
    if (!steps) return document.getElementById(optionId(chosen))?.click();
    const at = ((chosen + 1 + steps) % (count + 1)) - 1;
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
    setChoice({ list, at });
  });

  useEffect(() => {
    const input = document.getElementById(field);
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, [field]);

  useEffect(() => {
    const attributes = {
      ...{ role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-expanded': count > 0 },
      'aria-activedescendant': chosen < 0 ? '' : optionId(chosen),
    };
    for (const [name, value] of Object.entries(attributes))
      document.getElementById(field)?.setAttribute(name, String(value));
  });

  return {
    list: (label: string) => ({ id, role: 'listbox', 'aria-label': label }),
    option: (at: number) => ({ id: optionId(at), role: 'option', 'aria-selected': at === chosen, tabIndex: -1 }),
  };
}
