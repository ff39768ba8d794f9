/** Whether somebody has answered before a script came, or a reload has brought their answer back. */
export function isTouched(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLInputElement)
    return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  const usual = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, usual);
}
