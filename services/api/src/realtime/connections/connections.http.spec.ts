import { EventEmitter, once } from 'node:events';
import { RawSocket, useApi, useSockets } from '../../../test/index.js';
import type { Connection } from './limited-connection.js';
import { RealtimeGateway } from '../realtime.gateway.js';

const PER_ADDRESS = 8;
const PER_PERSON = 3;
const api = useApi({
  SOCKETS_PER_ADDRESS: String(PER_ADDRESS),
  SOCKETS_PER_PERSON: String(PER_PERSON),
  RATE_SOCKET_PACKETS: '600',
  RATE_SOCKET_BYTES: '262144',
  SOCKET_UNREAD_BYTES: '65536',
});
const { app, given, listen } = api;
const { connect, refusal } = useSockets(api);

const server = () => app().get(RealtimeGateway).server;
/** The server side of this person's only connection. */
const connectionOf = ({ _id }: { _id: string }) => {
  const found = [...server().sockets.sockets.values()].find(({ data }) => data.user._id === _id);
  if (!found) throw new Error('Expected a connection');
  return found.conn;
};

const raws: RawSocket[] = [];
const open = async (query?: string) => {
  const raw = await RawSocket.open(await listen(), query);
  raws.push(raw);
  return raw;
};
const poll = async (query = '', init?: RequestInit) =>
  fetch(`${await listen()}/socket.io/?EIO=4&transport=polling${query}`, init);
const openPolling = async () => {
  const text = await (await poll()).text();
  const { sid }: { sid: string } = JSON.parse(text.slice(1));
  return `&sid=${sid}`;
};

/** The server side of all connections, signed in or not. */
const connections = new Set<Connection>();
const ends = new EventEmitter();
beforeAll(() => {
  server().engine.on('connection', (connection: Connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection) && ends.emit('one'));
  });
});
afterEach(async () => {
  for (const raw of raws.splice(0)) raw.destroy();
  server().disconnectSockets(true);
  while (connections.size > 0) await once(ends, 'one');
});

describe('a connection that never signs in', () => {
  it('is closed on every transport, even if it responds to pings; a signed-in one stays open', async () => {
    const mika = await connect(await given.user());
    const [silent, sid] = [await open(), await openPolling()];
    const probing = await open(await openPolling());
    expect([silent.isOpen, probing.isOpen]).toEqual([true, true]);
    const answered = async (): Promise<number> => {
      const answer = await poll(sid);
      if ((await answer.text()) === '2') await poll(sid, { method: 'POST', body: '3' });
      return answer.ok ? answered() : answer.status;
    };
    expect(await answered()).toBe(400);
    await silent.closed();
    await probing.closed();
    await mika.settled();
    expect(server().engine.clientsCount).toBe(1);
  });

  it('is closed when it disconnects from Socket.IO', async () => {
    const raw = await open();
    await raw.signIn(await given.user());
    raw.send('41');
    await raw.closed();
  });
});

describe('more connections than allowed', () => {
  it('of one person are refused until one of them closes; other people can connect', async () => {
    const [mika, ben] = [await given.user(), await given.user()];
    const tabs = await Promise.all(Array.from({ length: PER_PERSON }, () => connect(mika)));
    expect(await refusal({ token: mika.token })).toBe('too many');
    await connect(ben);
    const [tab] = tabs;
    const connection = server().sockets.sockets.get(tab?.socket.id ?? '')?.conn;
    if (!connection) throw new Error('Expected a connection');
    tab?.socket.disconnect();
    await once(connection, 'close');
    await connect(mika);
  });

  it('of one address are refused, signed in or not', async () => {
    const crowd = await Promise.all(Array.from({ length: PER_ADDRESS + 4 }, () => open()));
    expect(crowd.filter(({ isOpen }) => isOpen)).toHaveLength(PER_ADDRESS);
    expect((await poll()).status).toBe(403);
    expect(await refusal({ token: (await given.user()).token })).toBe('websocket error');
    const gone = once(ends, 'one');
    crowd.find(({ isOpen }) => isOpen)?.destroy();
    await gone;
    await connect(await given.user());
  });
});

describe('packet and byte limits', () => {
  const LONG = `6${'x'.repeat(20_000)}`;

  it.each<[string, (raw: RawSocket) => void | Promise<void>]>([
    ['packets', (raw) => raw.send(...Array<string>(200).fill('3'))],
    ['websocket pings', (raw) => raw.ping(2_000)],
    ['bytes', (raw) => raw.send(LONG, LONG, LONG)],
  ])('close a connection that sends too many %s, signed in or not; the others stay', async (_what, flood) => {
    const [known, unknown, calm] = [await open(), await open(), await connect(await given.user())];
    await known.signIn(await given.user());
    for (const raw of [known, unknown]) await flood(raw);
    for (const raw of [known, unknown]) await raw.closed();
    await calm.settled();
  });

  it('close a connection during an upgrade', async () => {
    const raw = await open(await openPolling());
    const [connection] = connections;
    if (!connection) throw new Error('Expected a connection');
    const cut = once(connection, 'close');
    raw.send(...Array<string>(200).fill('2probe'));
    expect(await cut).toEqual(['forced close', undefined]);
    await raw.closed();
  });

  it('close a connection over long polling', async () => {
    const sid = await openPolling();
    await poll(sid, { method: 'POST', body: Array(200).fill('3').join('\x1e') });
    expect((await poll(sid)).status).toBe(400);
  });

  it('allow the traffic of an ordinary tab', async () => {
    const [raw, person] = [await open(), await given.user()];
    await raw.signIn(person);
    raw.send(...Array<string>(50).fill('3'));
    const tab = await connect(person);
    for (let count = 0; count < 50; count++) await tab.settled();
    expect(server().engine.clientsCount).toBe(2);
  });
});

describe('a connection that does not read', () => {
  const message = { projectId: 'x'.repeat(50_000), revision: 1 };

  it('is closed once too many bytes are unread; the others receive everything', async () => {
    const [deaf, mika] = [await given.user(), await given.user()];
    const raw = await open();
    await raw.signIn(deaf);
    const [connection, tab] = [connectionOf(deaf), await connect(mika)];
    const cut = once(connection, 'close');
    raw.goDeaf();
    let sent = 0;
    while (connection.readyState === 'open') {
      server().emit('project:revision', message);
      sent += 1;
      await tab.settled();
    }
    expect(await cut).toEqual(['forced close', undefined]);
    expect(sent).toBeLessThan(1_000);
    expect(tab.of('project:revision')).toHaveLength(sent);
  });

  it('is closed over long polling too', async () => {
    const deaf = await given.user();
    const sid = await openPolling();
    await poll(sid, { method: 'POST', body: `40${JSON.stringify({ token: deaf.token })}` });
    await (await poll(sid)).text();
    const cut = once(connectionOf(deaf), 'close');
    for (let count = 0; count < 3; count++) server().emit('project:revision', message);
    expect(await cut).toEqual(['forced close', undefined]);
  });
});
