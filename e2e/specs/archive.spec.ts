import { SCREENS } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';
import { aBrowserOf } from '../commands/people.js';
import { scaled } from '../installation/limits.js';
import { BoardPage } from '../pages/board.page.js';

/** Several browsers on one machine are slow. */
test.setTimeout(scaled(150_000));

test(
  'a done task and then its project are archived, found when asked for, and restored',
  { tag: '@long' },
  async ({ browser }) => {
    const admin = await given.admin();
    const olga = await given.teamMember(admin, 'Olga Kiln');
    const piet = await given.teamMember(admin, 'Piet Kiln');
    const project = await given.project(olga, 'Kiln repair');
    await given.projectMember(olga, project, piet);
    await given.task(olga, project, { title: 'Fire the bricks', status: 'done' });
    await given.task(olga, project, { title: 'Stack the bricks' });
    const [{ page }, { page: piets }] = [await aBrowserOf(browser, olga), await aBrowserOf(browser, piet)];
    const [mine, theirs] = [new BoardPage(page), new BoardPage(piets)];
    await page.goto(SCREENS.project(project._id));
    await piets.goto(SCREENS.project(project._id));
    await expect(theirs.card('Done', 'Fire the bricks')).toBeVisible();

    await mine
      .card('Done', 'Fire the bricks')
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(theirs.card('Done', 'Fire the bricks')).toBeHidden();
    await page.goto(`${SCREENS.project(project._id)}/archive`);
    await page.getByRole('button', { name: 'Restore Fire the bricks' }).click();
    await expect(theirs.card('Done', 'Fire the bricks')).toBeVisible();

    await page.goto(SCREENS.project(project._id));
    await page.getByRole('button', { name: 'Actions for Kiln repair' }).click();
    await page.getByRole('menuitem', { name: 'Archive project' }).click();
    await expect(piets.getByText('This project is archived and cannot be changed.')).toBeVisible();
    await expect(piets.getByRole('button', { name: 'Restore project' })).toBeHidden();
    await piets.getByRole('link', { name: 'Stack the bricks' }).click();
    await expect(piets.getByText('The project of this task is archived')).toBeVisible();
    await piets.goto(SCREENS.dashboard);
    await expect(piets.getByRole('heading', { name: 'Kiln repair' })).toBeHidden();
    await piets.getByRole('button', { name: 'Archived' }).press('Enter');
    await expect(piets.getByRole('heading', { name: 'Kiln repair' })).toBeVisible();

    await page.getByRole('button', { name: 'Restore project' }).first().click();
    await expect(mine.card('To Do', 'Stack the bricks')).toBeVisible();
    await expect(piets.getByRole('heading', { name: 'Kiln repair' })).toBeHidden();
    await piets.getByRole('button', { name: 'Archived' }).press('Enter');
    await expect(piets.getByRole('heading', { name: 'Kiln repair' })).toBeVisible();
  },
);
