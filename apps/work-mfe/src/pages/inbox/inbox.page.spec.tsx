import { act, screen, waitFor, within } from '@testing-library/react';
import { API, type Notification } from '@taskloom/contracts';
import {
  aNotification,
  aProject,
  aUser,
  FakeApi,
  fixToday,
  refuse,
  renderApp,
} from '@taskloom/client/test-kit';
import InboxPage from './inbox.page';

/** A Friday. */
fixToday('2026-11-20');

const maya = aUser({ _id: 'maya', name: 'Maya Lindqvist' });
const project = aProject({ _id: 'p', title: 'Billing migration', owner: maya });
const about = (_id: string, taskId: string, part: Partial<Notification> = {}) =>
  aNotification({
    _id,
    taskId,
    projectId: 'p',
    link: `/projects/p?task=${taskId}`,
    details: {
      event: 'comment',
      actor: 'Priya',
      task: { _id: taskId, title: `Task ${taskId}` },
      text: `Message ${_id}.`,
    },
    ...part,
  });
const LIST = [
  about('9', 'a', { read: true }),
  about('8', 'b'),
  about('7', 'b', { read: true }),
  about('6', 'c'),
];

const inboxOf = (notifications: Notification[], next: string | null = null) => ({
  notifications,
  next,
  unreadCount: notifications.filter(({ read }) => !read).length,
  snoozedCount: 0,
});
const api = (list: Notification[] = LIST) =>
  new FakeApi()
    .on('GET', API.projects, [project])
    .on('GET', API.notifications, { notifications: list, unreadCount: 2, nextReturn: null })
    .on('GET', API.inbox, inboxOf(list))
    .on('PATCH', API.notifications, { unreadCount: 1 });
const show = (fake = api(), route = '/inbox') => renderApp(<InboxPage />, { route, api: fake, user: maya });

const link = (title: string) => screen.findByRole('link', { name: title });
const group = async (title: string) => within((await link(title)).closest('li') as HTMLElement);
const titles = async () => {
  await link('Task a');
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
};
const changes = (fake: FakeApi) => fake.sent('PATCH', API.notifications).map(({ body }) => body);

describe('the list', () => {
  it('groups by task, unread ones first', async () => {
    show();
    expect(await titles()).toEqual(['Task b', 'Task c', 'Task a']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'New',
      'Earlier',
    ]);
    const lines = (await group('Task b')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^UnreadPriya commented: “Message 8\.”/),
      expect.stringMatching(/^Priya commented: “Message 7\.”/),
    ]);
  });

  it('counts what is new in a group only from two on, and marks it where the rest is read', async () => {
    show(api([about('4', 'b'), about('3', 'b'), about('2', 'c'), about('1', 'c', { read: true })]));
    expect((await group('Task b')).getByText('2 new')).toBeVisible();
    expect((await group('Task c')).queryByText(/new$/)).not.toBeInTheDocument();
    const marked = async (title: string) =>
      (await group(title))
        .getAllByRole('listitem')
        .map((line) => line.querySelector('[data-shown]') !== null);
    expect(await marked('Task b')).toEqual([false, false]);
    expect(await marked('Task c')).toEqual([true, false]);
  });

  it('shows the time of today, the weekday of the last six days, and the date before', async () => {
    const at = (day: number) => ({ createdAt: new Date(2026, 10, day, 9, 42).toISOString() });
    show(api([about('3', 'a', at(20)), about('2', 'a', at(14)), about('1', 'a', at(13))]));
    const times = (await group('Task a'))
      .getAllByRole('listitem')
      .map((line) => within(line).getByRole('time'));
    expect(times.map(({ textContent }) => textContent)).toEqual(['9:42 AM', 'Sat', 'Nov 13']);
    expect(times[1]).toHaveAttribute('title', 'Nov 14, 2026, 9:42 AM');
  });

  it('leads from a new sign-in to the security of the account', async () => {
    const warning = { type: 'security', projectId: null, project: null, link: '/profile/security' } as const;
    show(api([aNotification(warning)]));
    expect(await link('Your account')).toHaveAttribute('href', '/profile/security');
  });

  it('shows three lines of a group, and all on request', async () => {
    const { user } = show(api(['1', '2', '3', '4', '5'].map((id) => about(id, 'a'))));
    expect((await group('Task a')).getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '2 more' }));
    expect((await group('Task a')).getAllByRole('listitem')).toHaveLength(5);
  });

  it('shows 300 notifications with extreme words in their order', async () => {
    const words = ['', 'ß'.repeat(255), '<b>“', '🎉 '.repeat(40)];
    const many = Array.from({ length: 300 }, (_, at) => {
      const taskId = `t${at % 60}`;
      const title = `${at % 60} ${words[at % 4]}`;
      const task = { _id: taskId, title };
      const details = { event: 'comment', actor: null, task, text: words[at % 4] } as const;
      return about(String(1000 + at), taskId, { details, sender: null });
    });
    show(api(many));
    expect(await screen.findAllByRole('link')).toHaveLength(60);
    expect(screen.getAllByRole('link')[0]).toHaveTextContent(/^59 /);
    expect(screen.getAllByText('5 new')).toHaveLength(60);
  });

  it('with thousands of groups has only those in view in the document, and keys reach all others', async () => {
    // jsdom has no layout.
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
    const many = Array.from({ length: 3_000 }, (_, at) =>
      about(String(10_000 - at), `t${at}`, { read: at > 0 }),
    );
    const { user } = show(api(many));
    await link('Task t0');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    const shown = screen.getAllByRole('link');
    expect(shown.length).toBeLessThan(30);
    expect(shown.at(-1)?.closest('[aria-setsize]')).toHaveAttribute('aria-setsize', '2999');
    act(() => shown[0]?.focus());
    await user.keyboard('j'.repeat(40));
    expect(await link('Task t40')).toHaveFocus();
    expect(screen.getAllByRole('link').length).toBeLessThan(60);
    await user.keyboard('kj');
    expect(await link('Task t40')).toHaveFocus();
  });

  it('opens the task and marks its notifications as read', async () => {
    const { user, api: fake, path } = show();
    await user.click(await link('Task b'));
    expect(path()).toBe('/projects/p?task=b');
    await waitFor(() => expect(changes(fake)).toEqual([{ notificationIds: ['8'], read: true }]));
  });

  it('shows a hint when it is empty', async () => {
    show(api([]));
    expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
  });

  it('shows why it cannot be loaded, and retries', async () => {
    const fake = api().on('GET', API.inbox, refuse('FORBIDDEN', 'Not for you.'));
    const { user } = show(fake);
    expect(await screen.findByText('Not for you.')).toBeVisible();
    fake.on('GET', API.inbox, inboxOf(LIST));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await link('Task a')).toBeVisible();
  });

  it('continues with the next page', async () => {
    const fake = api().on('GET', API.inbox, ({ query }: { query: URLSearchParams }) =>
      query.get('cursor') ? inboxOf([about('1', 'd')]) : inboxOf(LIST, 'read_9'),
    );
    const { user } = show(fake);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await link('Task d')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('a group', () => {
  it('is marked as done with all its notifications, and Undo restores it', async () => {
    const { user, api: fake } = show();
    await user.click((await group('Task b')).getByRole('button', { name: '“Task b” is done' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Task b' })).not.toBeInTheDocument());
    expect(changes(fake)).toEqual([{ notificationIds: ['8', '7'], done: true }]);
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() =>
      expect(changes(fake).slice(1)).toEqual([
        { notificationIds: ['7'], done: false, snoozedUntil: null, read: true },
        { notificationIds: ['8'], done: false, snoozedUntil: null, read: false },
      ]),
    );
    expect(await link('Task b')).toBeVisible();
  });

  it('is marked as read and as unread by its dot, which keeps the focus', async () => {
    const { user, api: fake } = show();
    const dot = async (name: string) => (await group('Task b')).getByRole('button', { name });
    await user.click(await dot('Mark “Task b” as read'));
    await waitFor(async () => expect(await dot('Mark “Task b” as unread')).toHaveFocus());
    await user.click(await dot('Mark “Task b” as unread'));
    await waitFor(() =>
      expect(changes(fake)).toEqual([
        { notificationIds: ['8'], read: true },
        { notificationIds: ['8', '7'], read: false },
      ]),
    );
  });

  it('stays with a message when the server refuses', async () => {
    const fake = api().on('PATCH', API.notifications, refuse('FORBIDDEN', 'Not now.'));
    const { user } = show(fake);
    await user.click((await group('Task b')).getByRole('button', { name: '“Task b” is done' }));
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(await link('Task b')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('is snoozed until a day typed in words, which is shown before Enter', async () => {
    const { user, api: fake } = show();
    await user.click((await group('Task b')).getByRole('button', { name: 'Snooze “Task b”' }));
    const field = screen.getByRole('textbox', { name: 'Snooze until' });
    await user.type(field, 'nonsense{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(/^Not recognised/);
    await user.clear(field);
    await user.type(field, 'tue');
    expect(screen.getByRole('status')).toHaveTextContent('Tuesday, November 24');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Task b' })).not.toBeInTheDocument());
    expect(changes(fake)).toEqual([
      { notificationIds: ['8', '7'], snoozedUntil: new Date(2026, 10, 24, 9).toISOString() },
    ]);
  });

  it('that is snoozed or done can be moved back', async () => {
    const fake = api([about('8', 'b', { read: true, doneAt: '2026-11-20T08:00:00.000Z' })]);
    const { user } = show(fake, '/inbox?tab=done');
    expect((await group('Task b')).queryByRole('button', { name: /^Snooze/ })).not.toBeInTheDocument();
    await user.click((await group('Task b')).getByRole('button', { name: 'Move “Task b” to the inbox' }));
    await waitFor(() =>
      expect(changes(fake)).toEqual([{ notificationIds: ['8'], done: false, snoozedUntil: null }]),
    );
  });
});

describe('the keyboard', () => {
  it('moves between groups, marks one as done and focuses the next', async () => {
    const { user, api: fake } = show();
    await link('Task b');
    act(() => screen.getByRole('link', { name: 'Task b' }).focus());
    await user.keyboard('j');
    expect(await link('Task c')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await link('Task b')).toHaveFocus();
    await user.keyboard('e');
    expect(await link('Task c')).toHaveFocus();
    expect(changes(fake)).toEqual([{ notificationIds: ['8', '7'], done: true }]);
  });

  it('marks as read and unread, and opens Snooze, whose field receives the typed letters', async () => {
    const { user, api: fake } = show();
    await link('Task b');
    act(() => screen.getByRole('link', { name: 'Task b' }).focus());
    await user.keyboard('u');
    await waitFor(() => expect(changes(fake)).toEqual([{ notificationIds: ['8'], read: true }]));
    // It stays in its place, although nothing in it is unread.
    expect(await titles()).toEqual(['Task b', 'Task c', 'Task a']);
    await user.keyboard('h');
    await user.type(await screen.findByRole('textbox', { name: 'Snooze until' }), 'je');
    expect(screen.getByRole('textbox', { name: 'Snooze until' })).toHaveValue('je');
    expect(changes(fake)).toHaveLength(1);
  });
});

describe('filters', () => {
  it('are in the address and are requested', async () => {
    const { user, api: fake, path } = show();
    await link('Task a');
    await user.click(screen.getByRole('button', { name: 'Mentions' }));
    await user.click(screen.getByRole('button', { name: 'Comments' }));
    await user.click(screen.getByText('Unread 2'));
    expect(path()).toBe('/inbox?types=mentioned%2Ccomment_added&tab=unread');
    await waitFor(() =>
      expect(Object.fromEntries(fake.sent('GET', API.inbox).at(-1)?.query ?? [])).toEqual({
        tab: 'unread',
        types: 'mentioned,comment_added',
      }),
    );
    expect(screen.getByRole('button', { name: 'Mentions' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Mentions' }));
    expect(path()).toBe('/inbox?types=comment_added&tab=unread');
  });

  it('without a match show a message', async () => {
    show(api([]), '/inbox?types=mentioned');
    expect(await screen.findByText('No notifications match the filters.')).toBeVisible();
  });

  it('mark all notifications as read', async () => {
    const fake = api().on('PATCH', API.notificationsReadAll, { unreadCount: 0 });
    const { user } = show(fake);
    await link('Task b');
    fake.on('GET', API.inbox, inboxOf(LIST.map((each) => ({ ...each, read: true }))));
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(fake.sent('PATCH', API.notificationsReadAll)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: /as read$/ })).not.toBeInTheDocument());
  });
});
