import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { API, CLIENT_EVENTS, SERVER_EVENTS, type PublicPerson } from '@taskloom/contracts';
import { sessionEnded, tokenRenewed } from '@taskloom/contracts/rtk';
import { FakeApi, aUser, refuse } from '../test-kit';
import { FakeSocket } from '../test-kit/fake-socket';
import { createAppStore } from '../session/create-app-store';
import { sessionStarted } from '../store/auth.slice';
import type { ClientSocket } from '../socket/open-socket';
import {
  createRealtime,
  RealtimeProvider,
  useConnectionStatus,
  useProjectRoom,
  useServerEvent,
} from './index';

const jonas: PublicPerson = { _id: 'jonas', name: 'Jonas Weber', avatar: '' };

function setUp(api = new FakeApi()) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const sockets: FakeSocket[] = [];
  const open = jest.fn(async (_token: string) => {
    sockets.push(new FakeSocket());
    return sockets.at(-1) as unknown as ClientSocket;
  });
  const realtime = createRealtime(open);
  const { store, stop } = createAppStore();
  const typing = jest.fn();
  const Status = () => <output>{useConnectionStatus()}</output>;
  const Room = ({ id }: { id: string }) => {
    const { status, revision, present } = useProjectRoom(id);
    useServerEvent(SERVER_EVENTS.userTyping, typing);
    return <p>{`${status} ${revision} ${present.map(({ name }) => name).join()}`}</p>;
  };
  const App = ({ room = true }: { room?: boolean }) => (
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>
        <Status />
        {room && <Room id="p1" />}
      </RealtimeProvider>
    </Provider>
  );
  const view = render(<App />);
  const signIn = (token = 'token-1') =>
    act(async () => void store.dispatch(sessionStarted({ token, user: aUser() })));
  return {
    ...view,
    store,
    stop,
    open,
    typing,
    signIn,
    socket: () => sockets.at(-1) as FakeSocket,
    leaveRoom: () => view.rerender(<App room={false} />),
  };
}

const status = () => screen.getByRole('status').textContent;
const joined = { ok: true, revision: 7, present: [jonas] };

afterEach(() => localStorage.clear());

it('is off until a person signs in, then connects with the token', async () => {
  const { open, signIn, socket } = setUp();
  expect(status()).toBe('off');
  expect(open).not.toHaveBeenCalled();
  await signIn();
  expect(open).toHaveBeenCalledWith('token-1');
  act(() => socket().accept());
  expect(status()).toBe('online');
});

it('disconnects on sign-out and on unmount', async () => {
  const { signIn, socket, store, unmount } = setUp();
  await signIn();
  act(() => socket().accept());
  act(() => void store.dispatch(sessionEnded()));
  expect(socket().disconnect).toHaveBeenCalledTimes(1);
  expect(status()).toBe('off');
  await signIn('token-2');
  unmount();
  expect(socket().disconnect).toHaveBeenCalledTimes(1);
});

it('keeps its connection when the token is renewed, and uses the new one after a loss', async () => {
  const { open, signIn, socket, store } = setUp();
  await signIn();
  act(() => socket().accept());
  const first = socket();
  act(() => void store.dispatch(tokenRenewed('second')));
  expect(open).toHaveBeenCalledTimes(1);
  expect(first.disconnect).not.toHaveBeenCalled();
  expect(first).toMatchObject({ connected: true, auth: { token: 'second' } });
  expect(status()).toBe('online');
  act(() => first.drop());
  await act(async () => void store.dispatch(tokenRenewed('third')));
  expect(open).toHaveBeenLastCalledWith('third');
  expect(socket()).not.toBe(first);
});

it('discards a socket that is created after the sign-out', async () => {
  const { open, socket, store } = setUp();
  await act(async () => {
    store.dispatch(sessionStarted({ token: 'token-1', user: aUser() }));
    store.dispatch(sessionEnded());
  });
  expect(open).toHaveBeenCalledTimes(1);
  expect(socket().listenerCount('connect')).toBe(0);
});

it('loads Socket.IO again when the connection was lost before it was there', async () => {
  const { open, signIn, socket } = setUp();
  open.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  jest.useFakeTimers();
  await signIn();
  expect(status()).toBe('offline');
  await act(() => jest.advanceTimersByTimeAsync(4_500));
  jest.useRealTimers();
  expect(open).toHaveBeenCalledTimes(2);
  act(() => socket().accept());
  expect(status()).toBe('online');
});

it('joins the room of an open project, joins it again after a reconnect, and leaves it', async () => {
  const { signIn, socket, leaveRoom } = setUp();
  await signIn();
  act(() => socket().accept());
  act(() => socket().answerJoin(joined));
  screen.getByText('joined 7 Jonas Weber');

  act(() => socket().drop());
  expect(status()).toBe('offline');
  screen.getByText('joining 7 Jonas Weber');
  act(() => socket().accept());
  act(() => socket().answerJoin({ ...joined, revision: 9 }));
  screen.getByText('joined 9 Jonas Weber');
  expect(socket().joins()).toBe(2);

  leaveRoom();
  expect(socket().sent.at(-1)).toEqual([CLIENT_EVENTS.leaveProject, 'p1']);
});

it('reports that the server refuses the room', async () => {
  const { signIn, socket } = setUp();
  await signIn();
  act(() => socket().accept());
  act(() => socket().answerJoin({ ok: false, code: 404 }));
  screen.getByText('refused null');
});

it('tracks who is present', async () => {
  const { signIn, socket } = setUp();
  await signIn();
  act(() => socket().accept());
  act(() => socket().answerJoin({ ...joined, present: [] }));
  act(() => socket().say(SERVER_EVENTS.userJoined, { projectId: 'p1', user: jonas }));
  act(() => socket().say(SERVER_EVENTS.userJoined, { projectId: 'p1', user: jonas }));
  screen.getByText('joined 7 Jonas Weber');
  act(() => socket().say(SERVER_EVENTS.userLeft, { projectId: 'p1', user: jonas }));
  screen.getByText('joined 7');
  act(() => socket().say(SERVER_EVENTS.projectPresent, { projectId: 'p1', present: [jonas], open: [] }));
  screen.getByText('joined 7 Jonas Weber');
});

it('passes events to their subscribers only', async () => {
  const { signIn, socket, typing, leaveRoom } = setUp();
  await signIn();
  const event = { projectId: 'p1', taskId: 't1', user: jonas, isTyping: true };
  act(() => socket().say(SERVER_EVENTS.userTyping, event));
  expect(typing).toHaveBeenCalledWith(event);
  leaveRoom();
  act(() => socket().say(SERVER_EVENTS.userTyping, event));
  expect(typing).toHaveBeenCalledTimes(1);
});

it('signs out when the server closes the connection because the session has ended', async () => {
  const api = new FakeApi().on('GET', API.me, refuse('SESSION_INVALID', 'Sign in again.'));
  const { signIn, socket, store } = setUp(api);
  await signIn();
  act(() => socket().accept());
  await act(async () => socket().drop({ forGood: true }));
  await screen.findByText('off');
  expect(store.getState().auth.isAuthenticated).toBe(false);
});
