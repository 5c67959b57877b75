import type { Locator, Page } from '@playwright/test';

export class DashboardPage {
  constructor(private readonly page: Page) {}

  project(title: string): Locator {
    return this.page.getByRole('heading', { name: title });
  }

  async create(title: string, description: string): Promise<void> {
    await this.page.getByRole('button', { name: 'New Project' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Create New Project' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Description').fill(description);
    await dialog.getByRole('button', { name: /create/i }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
}
