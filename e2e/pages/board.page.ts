import { expect, type Locator, type Page } from '@playwright/test';

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

  /** The board's announcement about a card that is being moved. */
  announcement(words: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  /** A real drag: press, move past the threshold and over the other column, release. */
  async drag(title: string, from: Column, to: Column): Promise<void> {
    const card = this.card(from, title);
    const box = await card.boundingBox();
    if (!box) throw new Error(`${title} is not on the screen`);
    // Waits until it stands still: charts above may push the board out of view.
    await card.hover({ position: { x: box.width / 2, y: 20 } });
    const start = await card.boundingBox();
    if (!start) throw new Error(`${title} is gone`);
    await this.page.mouse.down();
    await this.moveUntil(new RegExp(`${title} (lifted from|is over)`), () =>
      Promise.resolve({ x: start.x + start.width / 2 + 12, y: start.y + 28 }),
    );
    await this.moveUntil(new RegExp(`${title} is over ${to}`), async () => {
      const end = await this.column(to).boundingBox();
      if (!end) throw new Error(`${to} is not on the screen`);
      return { x: end.x + end.width / 2, y: end.y + 120 };
    });
    await this.page.mouse.up();
    await expect(this.announcement(`${title} dropped in ${to}`)).toBeAttached();
  }

  /** The code of drags is loaded with the first press, and takes the moves from then on. */
  private async moveUntil(announced: RegExp, place: () => Promise<{ x: number; y: number }>): Promise<void> {
    let moves = 0;
    const move = async (): Promise<number> => {
      const { x, y } = await place();
      moves += 1;
      await this.page.mouse.move(x + (moves % 2), y, { steps: 8 });
      return this.announcement(announced).count();
    };
    await expect.poll(move, String(announced)).toBeGreaterThan(0);
  }
}
