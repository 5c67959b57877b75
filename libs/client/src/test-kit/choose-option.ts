import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const TEXT = '.ant-select-item-option-content';

/**
 * Opens a select and chooses an option by its text. antd's own `option` roles contain values, or repeat the texts.
 * @example
 * await chooseOption(userEvent.setup(), combobox, 'Done');
 */
export async function chooseOption(user: UserEvent, combobox: HTMLElement, word: string): Promise<void> {
  await user.click(combobox);
  const option = await waitFor(() => {
    const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '');
    const dropdown = list?.closest<HTMLElement>('.ant-select-dropdown');
    if (!dropdown) throw new Error('The select has not opened');
    return within(dropdown).getByText(word, { selector: `${TEXT}, ${TEXT} *` });
  });
  // jsdom doesn't end the animation during which antd ignores the pointer.
  await user.setup({ pointerEventsCheck: 0 }).click(option);
}
