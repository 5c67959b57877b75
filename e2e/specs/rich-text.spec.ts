import type { Browser, Page } from '@playwright/test';
import { expect, given, test } from '../commands/test.js';
import { aBrowserOf } from '../commands/people.js';
import { axe, axeInTheDark } from '../commands/walk.js';
import { scaled } from '../installation/limits.js';
import { openTask } from '../pages/task.page.js';

/** Several browsers on one machine are slow. */
test.setTimeout(scaled(150_000));

const TABLE = '| Tank | Litres |\n| --- | --- |\n| One | 40 |';

const aLetter = async (browser: Browser, description = '') => {
  const admin = await given.admin();
  const odile = await given.teamMember(admin, 'Odile Pennington');
  const project = await given.project(odile, 'Correspondence');
  const task = await given.task(odile, project, { title: 'Answer the letter', description });
  const { page } = await aBrowserOf(browser, odile);
  await page.goto(`/projects/${project._id}/tasks/${task._id}`);
  const comment = openTask(page).getByLabel('Write a comment');
  await expect(openTask(page).getByText('No comments yet.')).toBeVisible();
  return { odile, project, task, page, open: openTask(page), comment };
};

const isRich = (page: Page, name: string | RegExp) =>
  expect(openTask(page).getByRole('textbox', { name }).and(page.locator('[contenteditable]'))).toBeVisible();

test(
  'what is typed while the editor loads stays, with the focus and the selection',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, open, comment } = await aLetter(browser);
    let loaded = (): void => {};
    const gate = new Promise<void>((resolve) => (loaded = resolve));
    await page.route(/on-demand-editor/, async (route) => {
      await gate;
      await route.continue();
    });
    await comment.pressSequentially('Dear Uma, **tea** is at four ');
    await comment.press('Home');
    await comment.press('Shift+ArrowRight');
    await expect(comment).toHaveValue('Dear Uma, **tea** is at four ');
    loaded();
    await isRich(page, /^Write a comment/);
    await expect(comment).toBeFocused();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('D');
    await page.keyboard.type('N');
    await comment.press('End');
    await page.keyboard.type('sharp');
    await expect(comment.locator('strong')).toHaveText('tea');
    await comment.press('Control+Enter');
    await expect(open.getByText(/^Near Uma, tea is at four sharp$/)).toBeVisible();
    await expect(comment).toHaveText('');
  },
);

test('a text is written by Markdown, keys and tools, and sent as Markdown', async ({ browser }) => {
  const { odile, project, task, page, open } = await aLetter(browser, `Water first.\n\n${TABLE}\n`);
  await open.getByText('Water first.').click();
  await isRich(page, 'Description');
  const text = open.getByLabel('Description', { exact: true });
  await expect(text).toBeFocused();
  await text.press('Control+Home');
  await text.press('Enter');
  await text.press('ArrowUp');
  await expect.poll(() => page.evaluate(() => getSelection()?.focusNode?.textContent)).toBe('');
  await page.keyboard.type('## Plan');
  await text.press('Enter');
  await page.keyboard.type('[ ] fill **both** tanks');
  await text.press('Enter');
  await page.keyboard.type('check ');
  await open.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('twice');
  await text.press('Enter');
  await text.press('Enter');
  await page.keyboard.type('See https://example.org/a_b');
  await text.getByRole('checkbox', { name: 'fill both tanks' }).check();
  expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);
  await text.press('Control+Enter');
  await expect(open.getByText('Saved')).toBeVisible();
  await expect(open.getByRole('checkbox', { name: 'fill **both** tanks' })).toBeChecked();
  await expect(open.getByRole('table')).toContainText('Litres');
  const saved = (await given.board(odile, project)).find(({ _id }) => _id === task._id);
  expect(saved?.description).toBe(
    `## Plan\n\n- [x] fill **both** tanks\n- [ ] check **twice**\n\nSee https://example.org/a_b\n\nWater first.\n\n${TABLE}`,
  );
});

test('who prefers Markdown gets it again', { tag: '@long' }, async ({ browser }) => {
  const { page, open, comment } = await aLetter(browser);
  await comment.fill('A *quiet* word');
  await isRich(page, /^Write a comment/);
  await open.getByRole('button', { name: 'Markdown' }).click();
  await expect(comment).toHaveValue(/^A \\?\*quiet/);
  await expect(comment).toBeFocused();
  await page.reload();
  await comment.click();
  await expect(open.getByRole('button', { name: 'Markdown', pressed: true })).toBeVisible();
  await expect(comment).toHaveValue(/quiet/);
  await open.getByRole('button', { name: 'Markdown' }).click();
  await isRich(page, /^Write a comment/);
  await expect(comment).toBeFocused();
});

test(
  'who mentions a person outside of the project answers a question and writes on at once',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, open, comment } = await aLetter(browser);
    const admin = await given.admin();
    const name = `Quentin ${Date.now()}`;
    await given.teamMember(admin, name);
    await page.reload();
    let answer = (): void => {};
    const gate = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/members', async (route) => {
      if (route.request().method() === 'POST') await gate;
      await route.continue();
    });
    await comment.click();
    await isRich(page, /^Write a comment/);
    // A sign that is code in Markdown is only a character here.
    await page.keyboard.type(`Hi \` @${name.toLowerCase()}`);
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
    await page.keyboard.press('Enter');
    const question = page.getByRole('listbox', { name: `Add ${name} to the project?` });
    await expect(question.getByRole('option', { name: 'Add and mention', selected: true })).toBeVisible();
    expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);
    const asked = page.waitForRequest(
      (request) => /\/members$/.test(request.url()) && request.method() === 'POST',
    );
    await page.keyboard.press('Enter');
    await page.keyboard.type('can you check');
    await asked;
    answer();
    await expect(page.getByText(`Added ${name} to the project`)).toBeVisible();
    await page.keyboard.type(' this now');
    await comment.press('Control+Enter');
    await expect(open.getByText(`Hi ` + '`' + ` @${name} can you check this now`)).toBeVisible();
  },
);
