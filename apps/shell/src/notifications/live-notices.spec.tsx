import { screen, waitFor } from '@testing-library/react';
import { API, SERVER_EVENTS } from '@taskloom/contracts';
import { aNotification } from '@taskloom/client/test-kit';
import { setPreference } from '../preferences/preferences';
import { insideApi, renderInside } from '../test/render-inside';
import { Bell } from './bell';
import { LiveNotices } from './live-notices';

const comment = aNotification({
  title: 'Priya Raman commented',
  message: 'Avoid the 30th.',
  link: '/projects/p1',
});
const other = aNotification({ title: 'Task assigned', message: 'You got “Map tax codes”.' });

const show = (api = insideApi()) =>
  renderInside(
    <>
      <Bell />
      <LiveNotices />
    </>,
    { api, route: '/team' },
  );

describe('A live notification', () => {
  it('is shown, and counted in the bell', async () => {
    const { realtime, api } = show();
    await waitFor(() => expect(api.sent('GET', API.notifications)).toHaveLength(1));
    realtime.say(SERVER_EVENTS.notificationNew, comment);
    expect(await screen.findByRole('link', { name: 'Priya Raman commented' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /1 unread notification/ })).toBeVisible();
  });

  it('is first in the list', async () => {
    const { realtime, user } = show(insideApi([other]));
    await screen.findByRole('button', { name: /1 unread/ });
    setPreference('liveNotices', false);
    realtime.say(SERVER_EVENTS.notificationNew, comment);
    await user.click(await screen.findByRole('button', { name: /2 unread/ }));
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([comment.title, other.title]);
  });

  it('is shown one at a time: the next appears when the first is dismissed', async () => {
    const { realtime, user } = show();
    realtime.say(SERVER_EVENTS.notificationNew, comment);
    realtime.say(SERVER_EVENTS.notificationNew, other);
    expect(await screen.findByRole('link', { name: comment.title })).toBeVisible();
    expect(screen.queryByRole('link', { name: other.title })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByRole('link', { name: other.title })).toBeVisible();
    expect(screen.queryByRole('link', { name: comment.title })).not.toBeInTheDocument();
  });

  it('marks itself as read and leads to its link', async () => {
    const api = insideApi().on('PATCH', API.notificationsRead, { unreadCount: 0 });
    const { realtime, user, path } = show(api);
    realtime.say(SERVER_EVENTS.notificationNew, comment);
    await user.click(await screen.findByRole('link', { name: comment.title }));
    expect(path()).toBe('/projects/p1');
    expect(api.sent('PATCH', API.notificationsRead)[0]?.body).toEqual({ notificationIds: [comment._id] });
    expect(screen.queryByRole('link', { name: comment.title })).not.toBeInTheDocument();
  });

  it('waits while the menu is open', async () => {
    const { realtime, user } = show();
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    await screen.findByText('No notifications');
    realtime.say(SERVER_EVENTS.notificationNew, comment);
    expect(await screen.findByRole('link', { name: comment.title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  it('is only counted for a person who has turned live notices off', async () => {
    const { realtime, api } = show();
    setPreference('liveNotices', false);
    await waitFor(() => expect(api.sent('GET', API.notifications)).toHaveLength(1));
    realtime.say(SERVER_EVENTS.notificationNew, comment);
    expect(await screen.findByRole('button', { name: /1 unread notification/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: comment.title })).not.toBeInTheDocument();
  });
});
