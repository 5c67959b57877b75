import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import type { Project } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';
import { base } from '../commands/api.js';
import { aBrowserOf, twoOnAProject } from '../commands/people.js';
import { scaled } from '../installation/limits.js';
import { BoardPage } from '../pages/board.page.js';
import { openTask } from '../pages/task.page.js';
import { TcpProxy } from '../../tools/quality/faults/tcp-proxy.mjs';

/** Several browsers on one machine are slow. */
test.setTimeout(scaled(150_000));

const address = ({ _id }: Project): string => `/projects/${_id}`;
const banner = (page: Page) => page.getByRole('banner').getByRole('status');

/** Both have the board with one card open and see each other. Ann's board is compact. */
const side = async (browser: Browser) => {
  const { ann, ben, project } = await twoOnAProject();
  const assignees = [{ user: ann.user._id, role: 'primary' as const }];
  const task = await given.task(ann, project, { title: 'Dock the ship', status: 'todo', assignees });
  await given.preferences(ann, { density: 'compact' });
  const [annes, bens] = [await aBrowserOf(browser, ann), await aBrowserOf(browser, ben)];
  for (const { page } of [annes, bens]) await page.goto(address(project));
  await expect(annes.page.getByText('Ben is here')).toBeVisible();
  await expect(bens.page.getByText('Ann is here')).toBeVisible();
  const board = { ann: new BoardPage(annes.page), ben: new BoardPage(bens.page) };
  return { ann: annes.page, ben: bens.page, annes, bens, board, task, project };
};

const boardRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('view=card')) asked.push(request.url());
  });
  return asked;
};

test("two people see each other's changes: a move, an open card, typing, a comment", async ({ browser }) => {
  const { ann, ben, board, project, task } = await side(browser);
  const asked = boardRequests(ben);
  await board.ann.drag('Dock the ship', 'To Do', 'Done');
  await expect(board.ben.card('Done', 'Dock the ship')).toBeVisible();
  expect(asked, 'the board is patched, not fetched').toEqual([]);

  await ben.goto(`${address(project)}?task=${task._id}`);
  const card = board.ann.card('Done', 'Dock the ship');
  const viewers = card.getByTitle('Open now: Ben Baker');
  await expect(viewers).toBeVisible();
  await expect(async () => {
    const people = await card.getByRole('group', { name: 'Assignees' }).boundingBox();
    expect((await viewers.boundingBox())?.y, 'below the people of the card').toBeGreaterThanOrEqual(
      (people?.y ?? Infinity) + (people?.height ?? 0),
    );
  }).toPass();
  await card.getByRole('link').click();
  await expect(openTask(ann).getByLabel('Title')).toBeVisible();
  await openTask(ben).getByLabel('Title').pressSequentially('!');
  await expect(openTask(ann).getByText('Ben is typing here...')).toBeVisible();
  await expect(openTask(ann).getByLabel('Write a comment')).toBeVisible();
  await openTask(ben).getByLabel('Write a comment').pressSequentially('Ready when you are.');
  await expect(openTask(ann).getByText('Ben is typing...')).toBeVisible();
  await openTask(ben).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(openTask(ann).getByText('Ready when you are.')).toBeVisible();
  await expect(openTask(ann).getByText('Ben is typing...')).toBeHidden();
  await ben.close();
  await expect(ann.getByText('Ben is here')).toBeHidden();
});

test('changes to different fields never conflict, changes to the same field always do', async ({
  browser,
}) => {
  const { ann, ben, board } = await side(browser);
  for (const who of ['ann', 'ben'] as const)
    await board[who].card('To Do', 'Dock the ship').getByRole('link').click();
  await openTask(ann).getByLabel('Title').fill('Dock the shuttle');
  await openTask(ben).getByRole('button', { name: 'Add a description' }).click();
  await openTask(ben).getByLabel('Description').fill('Slowly.');
  await openTask(ann).getByLabel('Title').press('Enter');
  await expect(openTask(ann).getByText('Saved')).toBeVisible();
  await openTask(ben).getByLabel('Description').press('Control+Enter');
  await expect(openTask(ben).getByText('Saved')).toBeVisible();
  await expect(board.ben.card('To Do', 'Dock the shuttle')).toContainText('Slowly.');
  await expect(openTask(ann).getByText('Slowly.')).toBeVisible();

  await openTask(ben).getByLabel('Title').fill('Dock by hand');
  await openTask(ann).getByLabel('Title').fill('Dock by radar');
  await openTask(ann).getByLabel('Title').press('Enter');
  const conflict = openTask(ben).getByRole('alert');
  await expect(conflict).toContainText('Dock by radar');
  await expect(conflict).toContainText('Ann Archer changed the same field');
  await expect(openTask(ben).getByRole('textbox', { name: 'Title' })).toHaveValue('Dock by hand');
  await conflict.getByRole('button', { name: 'Keep yours' }).click();
  await expect(board.ann.card('To Do', 'Dock by hand')).toBeVisible();
});

test('offline changes are queued, survive a reload, and arrive once', async ({ browser }) => {
  const { ann, annes, board } = await side(browser);
  // The page itself must load again, so only its writes are blocked.
  await annes.context.route('**/api/projects/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('internetdisconnected'),
  );
  await annes.context.setOffline(true);
  const quick = board.ann.column('To Do').getByRole('textbox');
  for (const title of ['First', 'Second']) {
    await quick.fill(title);
    await quick.press('Enter');
  }
  await board.ann.drag('Dock the ship', 'To Do', 'Done');
  await expect(board.ann.card('Done', 'Dock the ship')).toBeVisible();
  await expect(banner(ann)).toContainText('3 changes are waiting to be sent.');

  await annes.context.setOffline(false);
  await ann.reload();
  await expect(banner(ann)).toContainText('Sending 3 changes...');
  await expect(board.ann.card('Done', 'Dock the ship')).toBeVisible();
  await expect(board.ben.card('To Do', 'Dock the ship')).toBeVisible();

  await annes.context.unroute('**/api/projects/**');
  await expect(board.ben.card('Done', 'Dock the ship')).toBeVisible({ timeout: scaled(35_000) });
  await expect(board.ben.card('To Do', 'First')).toHaveCount(1);
  await expect(board.ben.card('To Do', 'Second')).toHaveCount(1);
  await expect(banner(ann)).toBeHidden();
  await expect(board.ann.card('To Do', 'Second')).toHaveCount(1);
});

/** Ben's two tabs on the board, behind a network of their own that can fail. */
const behindAProxy = async (browser: Browser) => {
  const { ann, ben, project } = await twoOnAProject();
  await given.task(ann, project, { title: 'Dock the ship', status: 'todo' });
  const proxy = await new TcpProxy(Number(new URL(base()).port)).start();
  const bens = await aBrowserOf(browser, ben, `http://127.0.0.1:${proxy.port}`);
  const annes = await aBrowserOf(browser, ann);
  const second = await bens.context.newPage();
  for (const page of [annes.page, bens.page, second]) {
    await page.goto(address(project));
    await expect(new BoardPage(page).card('To Do', 'Dock the ship')).toBeVisible();
  }
  await expect(annes.page.getByText('Ben is here')).toBeVisible();
  return { ann: annes.page, ben: bens.page, second, context: bens.context, proxy };
};

test(
  'an interrupted connection loses nothing, and a second tab shows the same',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, ben, second, context, proxy } = await behindAProxy(browser);
    const board = { ann: new BoardPage(ann), ben: new BoardPage(ben), second: new BoardPage(second) };
    await proxy.stop();
    await expect(ann.getByText('Ben is here')).toBeHidden();
    await board.ann.drag('Dock the ship', 'To Do', 'In Progress');
    await board.ann.addTask('To Do', 'Missed meanwhile');
    const asked = boardRequests(ben);
    await proxy.start();
    for (const tab of [board.ben, board.second]) {
      await expect(tab.card('In Progress', 'Dock the ship')).toBeVisible({ timeout: scaled(20_000) });
      await expect(tab.card('To Do', 'Missed meanwhile')).toHaveCount(1);
    }
    expect(asked, 'what was missed is fetched, not the board').toEqual([]);
    // A background tab renders nothing, so a drag there would have no effect.
    await ben.bringToFront();
    await board.ben.drag('Dock the ship', 'In Progress', 'Done');
    await second.bringToFront();
    await expect(board.second.card('Done', 'Dock the ship')).toBeVisible();
    await context.close();
    await proxy.stop();
  },
);

test(
  'a proxy that accepts a connection and drops it at once does not cause long delays',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, ben, bens, board } = await side(browser);
    let dropping = false;
    let dropped = 0;
    const open: WebSocketRoute[] = [];
    await bens.context.routeWebSocket(/socket\.io/, (socket) => {
      if (!dropping) {
        socket.connectToServer();
        return void open.push(socket);
      }
      dropped += 1;
      return void socket.close();
    });
    await ben.reload();
    await expect(ann.getByText('Ben is here')).toBeVisible();
    dropping = true;
    for (const socket of open) await socket.close();
    await expect(ann.getByText('Ben is here')).toBeHidden();
    await expect.poll(() => dropped).toBeGreaterThan(0);
    dropping = false;
    await board.ann.addTask('To Do', 'Missed meanwhile');
    await expect(board.ben.card('To Do', 'Missed meanwhile')).toBeVisible({ timeout: scaled(25_000) });
  },
);
