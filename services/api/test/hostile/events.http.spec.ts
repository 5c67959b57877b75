import fc from 'fast-check';
import { CLIENT_EVENTS, SERVER_EVENTS } from '@taskloom/contracts';
import { fingerprint } from '../fingerprint.js';
import { useApi, useSockets, type SocketClient } from '../index.js';
import { makeWorld, type World } from '../permissions/world.js';
import { runs } from './refused.js';

const api = useApi();
const { connect } = useSockets(api);
const events: string[] = Object.values(CLIENT_EVENTS);
let world: World;

beforeAll(async () => {
  world = await makeWorld(api);
});

/** Another member in the room, who receives every event that isn't refused. */
const aListener = async (): Promise<SocketClient> => {
  const listener = await connect(world.people.owner);
  await listener.ask('join-project', world.project._id);
  return listener;
};

const alive = async (): Promise<void> => {
  expect(await api.as(world.people.owner).get('/auth/me')).toMatchObject({ status: 200 });
};

describe('an event with arbitrary content', () => {
  const ids = () => fc.constantFrom<unknown>(world.project._id, world.task._id, world.people.owner._id);
  const anything = () =>
    fc.oneof(fc.anything({ maxDepth: 3, withNullPrototype: true }), fc.jsonValue(), ids());
  const almost = () =>
    fc.record(
      {
        projectId: fc.oneof(ids(), anything()),
        taskId: fc.oneof(ids(), anything()),
        comment: fc.oneof(fc.record({ _id: fc.oneof(ids(), anything()) }), anything()),
        isTyping: anything(),
        updates: anything(),
        ['__proto__']: anything(),
      },
      { requiredKeys: [] },
    );
  const plain = (value: unknown): unknown => {
    // Limited to JSON, which is what Socket.IO can send.
    const text = JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'bigint' ? String(part) : part,
    );
    return text === undefined ? null : JSON.parse(text);
  };

  it('gets a response, writes nothing, and sends others only stored data', async () => {
    const before = await fingerprint(api);
    const [listener, sender] = [await aListener(), await connect(world.people.member)];
    const body = fc.array(fc.oneof(anything(), almost(), almost()), { maxLength: 3 });
    const property = fc.asyncProperty(fc.constantFrom(...events), body, async (event, parts) => {
      const answer = await sender.ask(event, ...parts.map(plain));
      expect(answer).toEqual({ ok: expect.any(Boolean), ...Object(answer) });
      if (Object(answer).ok === false) expect([400, 404, 429]).toContain(Object(answer).code);
    });
    await fc.assert(property, runs(300));
    await listener.settled();
    expect(await fingerprint(api)).toEqual(before);
    for (const { data } of listener.heard) expect(data).toMatchObject({ projectId: world.project._id });
    await alive();
  });

  it('needs no acknowledgement', async () => {
    const sender = await connect(world.people.member);
    for (const event of events) sender.socket.emit(event as 'typing', null as never);
    await sender.settled();
    await alive();
  });
});

describe('an unknown event', () => {
  it.each([
    ...Object.values(SERVER_EVENTS),
    '',
    'join',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'message',
    'x'.repeat(10_000),
  ])('%.20s gets 404', async (event) => {
    const [listener, sender] = [await aListener(), await connect(world.people.member)];
    const forged = {
      projectId: world.project._id,
      taskId: world.task._id,
      updates: { title: 'Forged' },
      revision: 9,
    };
    expect(await sender.ask(event, forged)).toEqual({ ok: false, code: 404 });
    await listener.settled();
    expect(listener.heard.filter(({ event: heard }) => heard !== 'user:joined')).toEqual([]);
  });
});

describe('an invalid packet', () => {
  const long = 'x'.repeat(40_000);
  it.each([
    '2',
    '42',
    '42{}',
    '42[]',
    '42[null]',
    '42[{}]',
    '42["disconnect"]',
    '42["connection",{}]',
    '42["error",{}]',
    '4299999999999999999999["typing",{}]',
    '43[]',
    '43999[{}]',
    '40/admin,{}',
    '40{}',
    '41',
    '44{"message":"x"}',
    '451-["typing",{"_placeholder":true,"num":0}]',
    '45999999-["typing",{"_placeholder":true,"num":-1}]',
    '45-["typing"]',
    '42["typing",',
    '42/__proto__,["typing"]',
    `42["typing","${long}"]`,
    `42["${long}"]`,
    `42${'['.repeat(20_000)}`,
    long,
    '\0',
    '9',
  ])('%.30s ends at most that connection', async (packet) => {
    const listener = await aListener();
    const { socket } = await connect(world.people.member);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    // The engine sends this unchanged.
    const { engine } = socket.io as unknown as {
      engine: {
        write(packets: { type: string; data: string }[]): void;
        transport: { ws: { send(text: string): void } };
      };
    };
    engine.transport.ws.send(packet);
    const answered = socket.emitWithAck('leave-project', 'x');
    await Promise.race([closed, answered]);
    answered.catch(() => undefined);
    await listener.settled();
    await alive();
  });
});
