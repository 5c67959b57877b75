// @ts-check
/** The baseline, Socket.IO alone: on the message `{ emit: revision }` it sends the same broadcast to the same room. */
import { createServer } from 'node:http';
import { CLIENT_EVENTS, SERVER_EVENTS } from '@taskloom/contracts';
import { Server } from 'socket.io';

const http = createServer();
const server = new Server(http, { transports: ['websocket'], serveClient: false });
server.on('connection', (socket) => {
  socket.on(CLIENT_EVENTS.joinProject, async (room, ack) => {
    await socket.join(room);
    ack();
  });
});
process.on('message', (/** @type {any} */ { emit: event, room }) =>
  server.to(room).emit(SERVER_EVENTS.taskUpdated, event),
);
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
