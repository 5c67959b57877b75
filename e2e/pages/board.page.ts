import type { Locator, Page } from '@playwright/test';

type Column = 'To Do' | 'In Progress' | 'Done';

export class BoardPage {
  constructor(private readonly page: Page) {}

  column(name: Column): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${name}`) });
  }

  card(column: Column, title: string): Locator {
    return this.column(column).getByRole('listitem').filter({ hasText: title });
  }

  async addTask(column: Column, title: string): Promise<void> {
    await this.column(column)
      .getByRole('button', { name: /^add task/i })
      .click();
    const dialog = this.page.getByRole('dialog', { name: 'Create New Task' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Create Task' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** A real drag: press, move past the threshold and over the other column, release. */
  async drag(title: string, from: Column, to: Column): Promise<void> {
    // The charts above may push the board out of view.
    await this.card(from, title).scrollIntoViewIfNeeded();
    const start = await this.card(from, title).boundingBox();
    const end = await this.column(to).boundingBox();
    if (!start || !end) throw new Error(`${title} or ${to} is not on the screen`);
    await this.page.mouse.move(start.x + start.width / 2, start.y + 20);
    await this.page.mouse.down();
    await this.page.mouse.move(start.x + start.width / 2 + 12, start.y + 28, { steps: 4 });
    await this.page.mouse.move(end.x + end.width / 2, end.y + 120, { steps: 16 });
    await this.page.mouse.up();
  }
}
