import { act, screen, waitFor } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { useChangeNotificationsMutation } from '@taskloom/contracts/rtk';
import { aNotification, FakeApi, renderApp } from '../test-kit';
import { useNotifications } from './use-notifications';

const LIST = [aNotification({ _id: 'a' }), aNotification({ _id: 'b', read: true })];
const bell = (nextReturn: string | null = null) => ({ notifications: LIST, unreadCount: 4, nextReturn });

function Bell() {
  const { data } = useNotifications();
  const [change] = useChangeNotificationsMutation();
  return (
    <>
      <output>{`${data?.unreadCount} ${data?.notifications.map(({ _id }) => _id).join()}`}</output>
      <button onClick={() => void change({ notificationIds: ['a'], done: true })}>done</button>
      <button onClick={() => void change({ notificationIds: ['b'], read: false })}>unread</button>
    </>
  );
}
const shown = () => screen.getByRole('status').textContent;

it('shows a change before the server has responded, and its count afterwards', async () => {
  const api = new FakeApi()
    .on('GET', API.notifications, bell())
    .on('PATCH', API.notifications, () => new Promise(() => undefined));
  const { user } = renderApp(<Bell />, { api });
  await waitFor(() => expect(shown()).toBe('4 a,b'));
  await user.click(screen.getByRole('button', { name: 'unread' }));
  await waitFor(() => expect(shown()).toBe('5 a,b'));
});

it('removes done ones from the list and from the count', async () => {
  const api = new FakeApi()
    .on('GET', API.notifications, bell())
    .on('PATCH', API.notifications, { unreadCount: 3 });
  const { user } = renderApp(<Bell />, { api });
  await waitFor(() => expect(shown()).toBe('4 a,b'));
  await user.click(screen.getByRole('button', { name: 'done' }));
  await waitFor(() => expect(shown()).toBe('3 b'));
});

it('requests everything again when a snoozed notification returns, and not before', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const api = new FakeApi().on('GET', API.notifications, bell(inAnHour));
  renderApp(<Bell />, { api });
  await waitFor(() => expect(shown()).toBe('4 a,b'));
  act(() => void jest.advanceTimersByTime(3_500_000));
  expect(api.sent('GET', API.notifications)).toHaveLength(1);
  api.on('GET', API.notifications, { ...bell(), unreadCount: 5 });
  act(() => void jest.advanceTimersByTime(200_000));
  await waitFor(() => expect(shown()).toBe('5 a,b'));
  jest.useRealTimers();
});
