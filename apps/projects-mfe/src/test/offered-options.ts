/** The options of an open select. */
export function offeredOptions(combobox: HTMLElement): (string | null)[] {
  const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '');
  const dropdown = list?.closest('.ant-select-dropdown');
  return [...(dropdown?.querySelectorAll('.ant-select-item-option') ?? [])].map(
    (option) => option.textContent,
  );
}
