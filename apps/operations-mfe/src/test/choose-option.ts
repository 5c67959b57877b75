import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a select and takes the option that reads like this. antd's own `option` roles say the same words a second time. */
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
