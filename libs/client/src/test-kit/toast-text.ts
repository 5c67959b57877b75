import { waitFor } from '@testing-library/react';

/**
 * Waits for a toast with this title and returns the text below it, which may be empty.
 * @example
 * const text = await toastText('Saved');
 */
export const toastText = (title: string): Promise<string> =>
  waitFor(() => {
    const titles = [...document.querySelectorAll('[data-sonner-toast] [data-title]')];
    const found = titles.find(({ textContent }) => textContent === title);
    if (!found) throw new Error(`No toast is titled '${title}'`);
    return found.closest('li')?.querySelector('[data-description]')?.textContent ?? '';
  });
