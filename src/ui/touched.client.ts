/** Whether the field was changed before hydration, or restored by a reload. */
export function isTouched(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLInputElement)
    return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  const usual = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, usual);
}
