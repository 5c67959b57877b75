import { addDays, localDay, SCREENS } from '@taskloom/contracts';
import { twoOnAProject } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';

const TOMORROW = addDays(localDay(), 1);

test(
  'reads people, priority and day in the palette, My Work and the calendar alike',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { ann, ben, project } = await twoOnAProject();
    const created = async (title: string) =>
      (await given.board(ann, project)).find((task) => task.title === title);
    const chips = page.getByRole('group', { name: 'Recognised' });
    const people = (...ids: string[]) =>
      ids.map((_id) => expect.objectContaining({ user: expect.objectContaining({ _id }) }));
    await signInAs(ann);

    await page.goto(SCREENS.project(project._id));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('c');
    await expect(page.getByRole('combobox', { name: 'Title of the new task' })).toBeFocused();
    await page.keyboard.type('Call the crew @ben !high tomorrow');
    await expect(chips).toContainText('Ben BakerHigh');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => created('Call the crew'))
      .toMatchObject({ priority: 'high', deadline: TOMORROW, assignees: people(ben.user._id) });

    await page.goto(SCREENS.work);
    await page.getByRole('textbox', { name: 'Add a task for me' }).fill('Oil the winch @ben !low tomorrow');
    await chips.getByRole('button', { name: 'Keep tomorrow in the title' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Add a task for me' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => created('Oil the winch tomorrow'))
      .toMatchObject({ priority: 'low', deadline: null, assignees: people(ann.user._id, ben.user._id) });

    await page.goto(`${SCREENS.calendar}?day=${addDays(localDay(), 3)}`);
    const panel = page.getByRole('region', { name: /^Deadlines for/ });
    await panel.getByRole('button', { name: /^New task on/ }).click();
    await page.keyboard.type('Dry the sails !high tomorrow');
    await expect(chips).toContainText('High');
    await page.keyboard.press('Enter');
    await expect.poll(() => created('Dry the sails')).toMatchObject({ priority: 'high', deadline: TOMORROW });
  },
);
