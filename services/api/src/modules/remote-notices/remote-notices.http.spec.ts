import type { NotificationList, RemoteNotification } from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../test/index.js';
import { MOST_AN_HOUR } from './remote-notices.repository.js';

const { as, given } = useApi();

const READY = {
  id: 'ready',
  title: 'Report ready',
  titles: { de: 'Bericht fertig' },
  message: '{actor} has prepared {report} for {project}.',
  messages: { de: '{actor} hat {report} für {project} vorbereitet.' },
};

const setUp = async (permissions = { calls: ['notify'] }) => {
  const [olga, mika] = [await given.user({ name: 'Olga' }), await given.user({ name: 'Mika' })];
  const project = await given.project({ owner: olga, members: [mika], title: 'Apollo' });
  const { name } = await given.remote({ notifications: [READY], permissions });
  const send = (parts: Partial<RemoteNotification> = {}, remote = name) =>
    as(olga).post(`/projects/${project._id}/remotes/${remote}/notifications`, {
      type: 'ready',
      values: { report: 'March' },
      ...parts,
    });
  return { olga, mika, project, name, send };
};

const received = async (user: TestUser) =>
  (await as(user).get<NotificationList>('/notifications')).body.notifications.filter(
    ({ type }) => type === 'remote',
  );

it('reaches the other members of the project, in the languages that the remote declares', async () => {
  const { olga, mika, project, name, send } = await setUp();
  expect(await send()).toMatchObject({ status: 201, body: { recipients: 1 } });
  expect(await received(mika)).toMatchObject([
    {
      title: `${name}: Report ready`,
      message: 'Olga has prepared March for Apollo.',
      link: `/projects/${project._id}`,
      sender: { name: 'Olga' },
      details: {
        event: 'remote',
        texts: {
          de: { title: `${name}: Bericht fertig`, message: 'Olga hat March für Apollo vorbereitet.' },
        },
      },
    },
  ]);
  expect(await received(olga)).toEqual([]);
});

it('reaches those who are named, with a link, and no one who has muted it', async () => {
  const { mika, project, send } = await setUp();
  expect(await send({ to: [mika._id], link: '/reports?month=3' })).toMatchObject({ status: 201 });
  expect(await received(mika)).toMatchObject([{ link: '/reports?month=3' }]);
  await as(mika).patch('/notifications/rules', { projectId: project._id, types: ['remote'], receive: false });
  expect(await send({ to: [mika._id] })).toMatchObject({ status: 201 });
  expect(await received(mika)).toHaveLength(1);
});

it('is refused for a remote that does not exist, and for one without the permission', async () => {
  const { send } = await setUp({ calls: [] });
  expect(await send({}, 'nowhere')).toMatchObject(refusal(404, 'NOT_FOUND'));
  expect(await send()).toMatchObject(refusal(403, 'FORBIDDEN'));
});

it.each<[string, (stranger: TestUser) => Partial<RemoteNotification>]>([
  ['a type that the remote does not declare', () => ({ type: 'other' })],
  ['a missing value', () => ({ values: {} })],
  ['a value that is no text', () => ({ values: { report: 3 } as never })],
  ['a person outside the project', ({ _id }) => ({ to: [_id] })],
  ['a link to another site', () => ({ link: '//attacker.example' })],
])('is refused with %s', async (_case, parts) => {
  const { mika, send } = await setUp();
  expect(await send(parts(await given.user()))).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  expect(await received(mika)).toEqual([]);
});

it('reaches a person only so often in an hour', async () => {
  const { mika, send } = await setUp();
  for (let count = 0; count < MOST_AN_HOUR; count += 1) await send();
  expect(await send()).toMatchObject({ status: 201, body: { recipients: 0 } });
  expect(await received(mika)).toHaveLength(MOST_AN_HOUR);
});
