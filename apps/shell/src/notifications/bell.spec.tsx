import { screen, waitFor, within } from '@testing-library/react';
import { API, type Notification } from '@taskloom/contracts';
import { aNotification, FakeApi, held, refuse } from '@taskloom/client/test-kit';
import { insideApi, renderInside } from '../test/render-inside';
import { Bell } from './bell';

const comment = aNotification({
  type: 'comment_added',
  title: 'New comment',
  message: 'Jonas: On Monday.',
  link: '/projects/p9?task=t1',
});
const read = aNotification({ title: 'Task updated', read: true });
const invitation = aNotification({
  type: 'team_invite',
  title: 'Team invitation',
  actionData: { inviteId: 'i1', teamId: 'x', role: 'member' },
});

async function open(api: FakeApi) {
  const view = renderInside(<Bell />, { api, route: '/team' });
  await view.user.click(screen.getByRole('button', { name: /Notifications/ }));
  return { ...view, menu: await screen.findByRole('dialog', { name: 'Notifications' }) };
}

const withList = (...list: Notification[]) => insideApi(list);
const entry = (title: string) => screen.findByRole('link', { name: title });
const line = async (title: string) => {
  const item = (await entry(title)).closest('li');
  if (!item) throw new Error(`${title} is not in a list item`);
  return within(item);
};

describe('The bell', () => {
  it('shows the number of unread notifications', async () => {
    renderInside(<Bell />, { api: withList(comment, invitation, read) });
    expect(await screen.findByRole('button', { name: /2 unread notifications/ })).toBeVisible();
  });

  it('shows no number when all are read', async () => {
    const { api } = renderInside(<Bell />, { api: withList(read) });
    await waitFor(() => expect(api.sent('GET', API.notifications)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Notifications' })).not.toHaveTextContent(/\d/);
  });

  it('closes on Escape and gets the focus back', async () => {
    const { user, menu } = await open(withList());
    await user.keyboard('{Escape}');
    expect(menu).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus();
  });

  it('closes on a press outside', async () => {
    const { user, menu } = await open(withList());
    await user.click(document.body);
    expect(menu).not.toBeInTheDocument();
  });
});

describe("An invitation's link", () => {
  it('is claimed once and removed from the URL', async () => {
    const api = withList().on('POST', API.claimInvite, { _id: 'i1' });
    const { path } = renderInside(<Bell />, { api, route: '/?invite=abc' });
    expect(await screen.findByText('The invitation is in your notifications')).toBeVisible();
    expect(api.sent('POST', API.claimInvite).map(({ body }) => body)).toEqual([{ inviteToken: 'abc' }]);
    expect(path()).toBe('/');
  });

  it('shows a message when it is no longer valid', async () => {
    const api = withList().on('POST', API.claimInvite, refuse('NOT_FOUND', 'Not found.'));
    renderInside(<Bell />, { api, route: '/?invite=abc' });
    expect(await screen.findByText('This invitation link is no longer valid')).toBeVisible();
  });

  it('is read from its own parameter only', async () => {
    const api = withList();
    renderInside(<Bell />, { api, route: '/?other=abc' });
    await waitFor(() => expect(api.sent('GET', API.notifications)).toHaveLength(1));
    expect(api.sent('POST', API.claimInvite)).toEqual([]);
  });
});

describe('The notifications menu', () => {
  it('shows title, message and age, and marks the unread ones', async () => {
    await open(withList(comment, read));
    expect((await line('New comment')).getByText('Jonas: On Monday.')).toBeVisible();
    expect((await line('New comment')).getByText(/ ago$/)).toBeVisible();
    expect((await line('New comment')).getByText('Unread')).toBeInTheDocument();
    expect((await line('Task updated')).queryByText('Unread')).not.toBeInTheDocument();
  });

  it('marks the server’s texts as English for screen readers', async () => {
    await open(withList(comment));
    expect(await entry('New comment')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Jonas: On Monday.')).toHaveAttribute('lang', 'en');
  });

  it('is in the language of the page when the server sends the data', async () => {
    document.documentElement.lang = 'de';
    const details = { event: 'comment', actor: 'Jonas', text: 'On Monday.' } as const;
    await open(withList({ ...comment, details: { ...details, task: { _id: 't1', title: 'Land' } } }));
    expect(await entry('Neuer Kommentar')).toHaveAttribute('lang', 'de');
    expect(screen.getByText('Jonas hat „Land“ kommentiert: „On Monday.“')).toBeVisible();
    document.documentElement.lang = 'en';
  });

  it('shows an empty state without actions when there are none', async () => {
    const { menu } = await open(withList());
    expect(await screen.findByText('No notifications')).toBeVisible();
    expect(within(menu).queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows that it is loading', async () => {
    const later = held<unknown>();
    const { menu } = await open(new FakeApi().on('GET', API.notifications, later.answer));
    expect(await within(menu).findByText('Loading notifications...')).toBeInTheDocument();
  });

  it('shows what failed, and retries', async () => {
    const api = new FakeApi().on('GET', API.notifications, refuse('NOT_FOUND', 'Nothing here.'));
    const { user } = await open(api);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Failed to load notifications.*Nothing here\./,
    );
    api.on('GET', API.notifications, { notifications: [comment], unreadCount: 1 });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await entry('New comment')).toBeVisible();
  });

  it('marks the clicked one as read, follows its link and closes', async () => {
    const api = withList(comment).on('PATCH', API.notificationsRead, { unreadCount: 0 });
    const { user, menu, path } = await open(api);
    await user.click(await entry('New comment'));
    expect(path()).toBe('/projects/p9?task=t1');
    expect(menu).not.toBeInTheDocument();
    expect(api.sent('PATCH', API.notificationsRead)[0]?.body).toEqual({ notificationIds: [comment._id] });
    expect(screen.getByRole('button', { name: 'Notifications' })).not.toHaveTextContent(/\d/);
  });

  it('does not mark a read one again', async () => {
    const { user, api } = await open(withList(read));
    await user.click(await entry('Task updated'));
    expect(api.sent('PATCH', API.notificationsRead)).toHaveLength(0);
  });

  it('never leads to another site', async () => {
    await open(withList(aNotification({ title: 'Odd', link: '//evil.example' })));
    expect(await entry('Odd')).toHaveAttribute('href', '/');
  });

  it('marks all as read', async () => {
    const api = withList(comment, invitation).on('PATCH', API.notificationsReadAll, {});
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument());
    expect(api.sent('PATCH', API.notificationsReadAll)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument();
  });

  it('restores the unread marks when that fails', async () => {
    const { user } = await open(
      withList(comment).on('PATCH', API.notificationsReadAll, refuse('UNAVAILABLE', 'Try later.')),
    );
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));
    expect(await screen.findByText('Failed to mark notifications as read')).toBeVisible();
    expect(await (await line('New comment')).findByText('Unread')).toBeInTheDocument();
  });

  it('deletes one and keeps the focus in the menu', async () => {
    const api = withList(comment, read).on('DELETE', API.notification(comment._id), { unreadCount: 0 });
    const { user, menu } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Delete notification: New comment' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'New comment' })).not.toBeInTheDocument());
    expect(await entry('Task updated')).toBeVisible();
    expect(menu).toHaveFocus();
  });

  it('restores a notification that could not be deleted', async () => {
    const { user } = await open(withList(comment));
    await user.click(await screen.findByRole('button', { name: 'Delete notification: New comment' }));
    expect(await screen.findByText('Failed to delete notification')).toBeVisible();
    expect(await entry('New comment')).toBeVisible();
  });

  it('clears them all, and restores them with Undo', async () => {
    const api = withList(comment, read)
      .on('DELETE', API.notifications, {})
      .on('POST', API.restoreNotifications, { unreadCount: 1 });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('No notifications')).toBeVisible();
    expect(api.sent('DELETE', API.notifications)).toHaveLength(1);
    expect(await screen.findByText('Notifications cleared')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(api.sent('POST', API.restoreNotifications)).toHaveLength(1));
    await waitFor(() => expect(api.sent('GET', API.notifications)).toHaveLength(2));
  });
});

describe('A team invitation', () => {
  it('is accepted: shows a toast, refetches the list and closes', async () => {
    const api = withList(invitation)
      .on('POST', API.acceptInvite('i1'), { _id: 'i1', status: 'accepted' })
      .on('GET', API.me, () => ({ ...store.getState().auth.user, role: 'admin' }));
    const { user, menu, store } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('You have joined the team')).toBeVisible();
    expect(menu).not.toBeInTheDocument();
    await waitFor(() => expect(api.sent('GET', API.notifications)).toHaveLength(2));
    await waitFor(() => expect(store.getState().auth.user?.role).toBe('admin'));
  });

  it('is rejected: shows a toast, refetches the list and closes', async () => {
    const api = withList(invitation).on('POST', API.rejectInvite('i1'), { _id: 'i1', status: 'rejected' });
    const { user, menu } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Invitation rejected')).toBeVisible();
    expect(menu).not.toBeInTheDocument();
    await waitFor(() => expect(api.sent('GET', API.notifications)).toHaveLength(2));
  });

  it('shows the server’s message when it is refused', async () => {
    const message = 'You are already in another team.';
    const { user } = await open(
      withList(invitation).on('POST', API.acceptInvite('i1'), refuse('IN_ANOTHER_TEAM', message)),
    );
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('You have joined the team')).not.toBeInTheDocument();
  });

  it('disables both buttons while a request is pending', async () => {
    const later = held<unknown>();
    const api = withList(invitation).on('POST', API.acceptInvite('i1'), later.answer);
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(api.sent('POST', API.rejectInvite('i1'))).toHaveLength(0);
    expect(api.sent('POST', API.acceptInvite('i1'))).toHaveLength(1);
    later.resolve({ _id: 'i1', status: 'accepted' });
    expect(await screen.findByText('You have joined the team')).toBeVisible();
  });

  it('is the only type with Accept and Reject', async () => {
    await open(withList(comment));
    await entry('New comment');
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });
});
