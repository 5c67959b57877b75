import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a select and chooses an option by its text. antd's own `option` roles repeat the texts. */
export async function chooseOption(user: UserEvent, combobox: HTMLElement, word: string): Promise<void> {
  await user.click(combobox);
  const option = await waitFor(() => {
    const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '');
    const dropdown = list?.closest('.ant-select-dropdown');
    const found = [...(dropdown?.querySelectorAll('.ant-select-item-option-content') ?? [])];
    const wanted = found.find(({ textContent }) => textContent === word);
    if (!wanted) throw new Error(`${word} is not offered`);
    return wanted;
  });
  await user.click(option);
}
