import { io } from 'socket.io-client';
import { CLIENT_EVENTS, SERVER_EVENTS } from '@taskloom/contracts';
import { openSocket } from './open-socket';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

it('connects to the same origin with the token in the handshake, by websocket first, then by polling', async () => {
  await openSocket('token-1');
  expect(io).toHaveBeenCalledTimes(1);
  expect(io).toHaveBeenCalledWith({
    autoConnect: false,
    auth: { token: 'token-1' },
    transports: ['websocket', 'polling'],
    timeout: 5_000,
  });
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
