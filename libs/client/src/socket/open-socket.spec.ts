import { io } from 'socket.io-client';
import { CLIENT_EVENTS, SERVER_EVENTS } from '@taskloom/contracts';
import { openSocket } from './open-socket';

const connected: (() => void)[] = [];
jest.mock('socket.io-client', () => ({
  io: jest.fn(() => ({ on: (_event: 'connect', listener: () => void) => connected.push(listener) })),
}));

it('connects to the same origin with the token in the handshake, by websocket first, then by polling', async () => {
  await openSocket('token-1');
  expect(io).toHaveBeenCalledTimes(1);
  expect(io).toHaveBeenCalledWith({
    autoConnect: false,
    auth: expect.any(Function),
    transports: ['websocket', 'polling'],
    timeout: 5_000,
  });
});

it('sends in its first handshake how old the data of the page may be, not after a lost connection', async () => {
  await openSocket('token-1');
  const { auth } = jest.mocked(io).mock.lastCall?.[0] as unknown as {
    auth: (send: (data: object) => void) => void;
  };
  const handshake = () => {
    let data = {};
    auth((given) => (data = given));
    return data;
  };
  expect(handshake()).toEqual({ token: 'token-1', agoMs: expect.any(Number) });
  jest.spyOn(Date, 'now').mockReturnValueOnce(performance.timeOrigin + 3_600_000);
  expect(handshake()).toEqual({ token: 'token-1', agoMs: 3_600_000 });
  connected.at(-1)?.();
  expect(handshake()).toEqual({ token: 'token-1' });
});

it('includes the events of the specification', () => {
  expect(Object.values(CLIENT_EVENTS)).toEqual(
    expect.arrayContaining(['join-project', 'leave-project', 'task-update', 'comment-added', 'typing']),
  );
  expect(Object.values(SERVER_EVENTS)).toEqual(
    expect.arrayContaining([
      'task:updated',
      'comment:added',
      'user:joined',
      'user:left',
      'user:typing',
      'file:uploaded',
      'file:deleted',
    ]),
  );
});
