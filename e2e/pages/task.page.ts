import type { Locator, Page } from '@playwright/test';

/** The open task, beside the board or as a page. Its accessible name is the task's title, which tests change. */
export const openTask = (page: Page): Locator =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Copy link to this task' }) });
