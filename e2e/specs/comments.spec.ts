import { SCREENS } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';
import { aBrowserOf, connected, twoOnAProject } from '../commands/people.js';
import { scaled } from '../installation/limits.js';
import { openTask } from '../pages/task.page.js';

/** Several browsers on one machine are slow. */
test.setTimeout(scaled(150_000));

test('a comment is edited, deleted and restored while another person has the task open', async ({
  browser,
}) => {
  const { ann, ben, project } = await twoOnAProject();
  const task = await given.task(ann, project, { title: 'Dock the ship' });
  const [{ page: annes }, { page: bens }] = [await aBrowserOf(browser, ann), await aBrowserOf(browser, ben)];
  for (const page of [annes, bens]) await page.goto(`/projects/${project._id}/tasks/${task._id}`);
  const [mine, theirs] = [openTask(annes), openTask(bens)];
  await mine.getByLabel('Write a comment').fill('Ready at noon');
  await mine.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(theirs.getByText('Ready at noon')).toBeVisible();
  await theirs.getByRole('button', { name: 'Add reaction' }).press('Enter');
  await theirs.getByRole('button', { name: 'Thumbs up' }).press('Enter');
  await expect(mine.getByRole('button', { name: `Thumbs up, 1: ${ben.user.name}` })).toBeVisible();
  await theirs.getByRole('button', { name: `Reply to ${ann.user.name}` }).press('Enter');
  await expect(theirs.getByLabel('Write a comment').getByRole('blockquote')).toContainText('Ready at noon');
  await theirs.getByLabel('Write a comment').fill('');

  await mine.getByRole('button', { name: /^Actions for the comment/ }).press('Enter');
  await annes.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const editor = mine.getByLabel('Edit the comment');
  await expect(editor).toBeFocused();
  await editor.fill('Ready at one');
  await editor.press('Control+Enter');
  await expect(theirs.getByText('Ready at one')).toBeVisible();
  await expect(theirs.getByText('· edited')).toBeVisible();

  await mine.getByRole('button', { name: /^Actions for the comment/ }).press('Enter');
  await annes.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  // From then on it can be undone.
  await expect(annes.getByText('Comment deleted')).toBeVisible();
  await expect(theirs.getByText('Ready at one')).toBeHidden();
  await expect(theirs.getByText('No comments yet.')).toBeVisible();
  await annes.keyboard.press('Control+z');
  await expect(theirs.getByText('Ready at one')).toBeVisible();
  await expect(mine.getByText('Ready at one')).toBeVisible();
});

test(
  'a comment changed without a connection is shown at once and sent later',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, ben, project } = await twoOnAProject();
    const task = await given.task(ann, project, { title: 'Dock the ship' });
    const [annes, { page: bens }] = [await aBrowserOf(browser, ann), await aBrowserOf(browser, ben)];
    for (const page of [annes.page, bens]) await page.goto(`/projects/${project._id}/tasks/${task._id}`);
    const [mine, theirs] = [openTask(annes.page), openTask(bens)];
    for (const text of ['Ready at noon', 'Never mind']) {
      await mine.getByLabel('Write a comment').fill(text);
      await mine.getByRole('button', { name: 'Comment', exact: true }).click();
      await expect(theirs.getByText(text)).toBeVisible();
    }
    const menuOf = (text: string) =>
      mine
        .getByRole('listitem')
        .filter({ hasText: text })
        .getByRole('button', { name: /^Actions for/ });
    // Opened once, so that its part is loaded.
    await menuOf('Ready at noon').press('Enter');
    await expect(annes.page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await annes.page.keyboard.press('Escape');
    await expect(annes.page.getByRole('menuitem', { name: 'Edit' })).toBeHidden();

    await annes.context.setOffline(true);
    await menuOf('Ready at noon').press('Enter');
    await annes.page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    await mine.getByLabel('Edit the comment').fill('Ready at one');
    await mine.getByLabel('Edit the comment').press('Control+Enter');
    await expect(mine.getByText('Ready at one')).toBeVisible();
    await menuOf('Never mind').press('Enter');
    await annes.page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect(mine.getByText('Never mind')).toBeHidden();
    await expect(theirs.getByText('Never mind')).toBeVisible();
    await annes.context.setOffline(false);
    await expect(theirs.getByText('Ready at one')).toBeVisible();
    await expect(theirs.getByText('Never mind')).toBeHidden();
  },
);

test('a reaction made without a connection is shown at once and sent later, beside that of another person', async ({
  browser,
}) => {
  const { ann, ben, project } = await twoOnAProject();
  const task = await given.task(ann, project, { title: 'Dock the ship' });
  await given.comment(ann, task, 'Ready at noon');
  const [annes, { page: bens }] = [await aBrowserOf(browser, ann), await aBrowserOf(browser, ben)];
  for (const page of [annes.page, bens]) await page.goto(`/projects/${project._id}/tasks/${task._id}`);
  const [mine, theirs] = [openTask(annes.page), openTask(bens)];
  await expect(theirs.getByText('Ready at noon')).toBeVisible();
  await mine.getByRole('button', { name: 'Add reaction' }).press('Enter');
  const toolbar = mine.getByRole('toolbar', { name: 'Add reaction' });
  await expect(toolbar.getByRole('button', { name: 'Thumbs up' })).toBeFocused();

  await annes.context.setOffline(true);
  await annes.page.keyboard.press('ArrowRight');
  await annes.page.keyboard.press('Enter');
  await expect(mine.getByRole('button', { name: `Heart, 1: ${ann.user.name}`, pressed: true })).toBeVisible();
  await theirs.getByRole('button', { name: 'Add reaction' }).press('Enter');
  await theirs.getByRole('button', { name: 'Heart' }).click();
  await expect(theirs.getByRole('button', { name: `Heart, 1: ${ben.user.name}` })).toBeVisible();
  await annes.context.setOffline(false);
  for (const place of [mine, theirs])
    await expect(place.getByRole('button', { name: /^Heart, 2: / })).toBeVisible();

  // Pressing it again takes back only one's own.
  await mine.getByRole('button', { name: /^Heart, 2: / }).click();
  for (const place of [mine, theirs])
    await expect(place.getByRole('button', { name: `Heart, 1: ${ben.user.name}` })).toBeVisible();
});

test('the selected words of a comment are quoted in two presses', async ({ browser }) => {
  const { ann, ben, project } = await twoOnAProject();
  const task = await given.task(ann, project, { title: 'Dock the ship' });
  await given.comment(ben, task, 'The pier is *free*.\n\nReady at noon');
  const { page } = await aBrowserOf(browser, ann);
  await page.goto(`/projects/${project._id}/tasks/${task._id}`);
  const mine = openTask(page);
  const field = mine.getByLabel('Write a comment');
  await field.fill('Well:');
  await mine.getByRole('paragraph').filter({ hasText: 'The pier is free.' }).click({ clickCount: 3 });
  await mine.getByRole('button', { name: `Reply to ${ben.user.name}` }).click();
  await expect(field.getByRole('blockquote')).toHaveText(/^Ben Baker:\s*The pier is free\.$/);
  await page.keyboard.type('See you');
  await page.keyboard.press('Control+Enter');
  const comment = mine.getByRole('listitem').filter({ hasText: 'See you' });
  await expect(comment.getByRole('blockquote')).toContainText('The pier is free.');
  await expect(comment).toContainText('Well:');
  await expect(comment.getByRole('blockquote')).not.toContainText('See you');
});

test(
  'a member and a task are named by keyboard, in a comment and in the description',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, ben, project } = await twoOnAProject();
    const task = await given.task(ann, project, { title: 'Dock the ship' });
    await given.task(ann, project, { title: 'Fill the tanks' });
    const [{ page: annes }, { page: bens }] = [
      await aBrowserOf(browser, ann),
      await aBrowserOf(browser, ben),
    ];
    await annes.setViewportSize({ width: 360, height: 740 });
    const isLive = connected(bens);
    await bens.goto('/');
    await isLive;
    await annes.goto(`/projects/${project._id}/tasks/${task._id}`);
    const mine = openTask(annes);
    const field = mine.getByLabel('Write a comment');
    await field.pressSequentially('Ask @be');
    // People outside the project come after its members.
    const bensOption = mine.getByRole('option', { name: /^Ben Baker/, selected: true });
    await expect(bensOption).toBeInViewport({ ratio: 1 });
    await field.press('Enter');
    await expect(bensOption).toBeHidden();
    await field.pressSequentially('after #tanks');
    await expect(mine.getByRole('option', { name: /^Fill the tanks/ })).toBeVisible();
    await field.press('Tab');
    // The notice is shown for five seconds only.
    await Promise.all([bens.getByText('You were mentioned').first().waitFor(), field.press('Control+Enter')]);
    await expect(mine.getByText('@Ben Baker')).toBeVisible();
    await expect(mine.getByRole('link', { name: '#Fill the tanks' })).toBeVisible();

    await mine.getByRole('button', { name: 'Add a description' }).click();
    const description = mine.getByLabel('Description', { exact: true });
    await description.pressSequentially('For @be');
    await bensOption.click();
    await expect(description).toBeFocused();
    await expect(description).toHaveText('For @Ben Baker');
  },
);

test(
  'the link to a comment leads to it, and an edit that was overtaken asks which text to keep',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, project } = await twoOnAProject();
    const task = await given.task(ann, project, { title: 'Paint the hull' });
    await given.comment(ann, task, 'Two coats of red');
    const permissions = ['clipboard-read', 'clipboard-write'];
    const [one, other] = [
      await aBrowserOf(browser, ann, undefined, { permissions }),
      await aBrowserOf(browser, ann),
    ];
    for (const { page } of [one, other]) await page.goto(`/projects/${project._id}/tasks/${task._id}`);
    const [here, there] = [openTask(one.page), openTask(other.page)];
    const menu = (place: typeof here) => place.getByRole('button', { name: /^Actions for the comment/ });
    await menu(here).press('Enter');
    await one.page.getByRole('menuitem', { name: 'Copy link' }).press('Enter');
    await expect(one.page.getByText('Link copied')).toBeVisible();
    const link = await one.page.evaluate(() => navigator.clipboard.readText());
    await one.page.goto(SCREENS.dashboard);
    await one.page.goto(link);
    await expect(here.getByRole('listitem').filter({ hasText: 'Two coats of red' })).toBeFocused();

    await menu(there).press('Enter');
    await other.page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    await there.getByLabel('Edit the comment').fill('Two coats of blue');
    await menu(here).press('Enter');
    await one.page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    await here.getByLabel('Edit the comment').fill('Three coats of red');
    await here.getByLabel('Edit the comment').press('Control+Enter');
    const question = there.getByRole('alert').filter({ hasText: 'Three coats of red' });
    await expect(question).toBeVisible();
    await expect(there.getByLabel('Edit the comment')).toHaveText('Two coats of blue');
    await question.getByRole('button', { name: 'Save my text' }).click();
    await expect(here.getByText('Two coats of blue')).toBeVisible();
  },
);
