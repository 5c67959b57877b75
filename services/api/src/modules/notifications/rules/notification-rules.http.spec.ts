import type { NotificationList, NotificationRules } from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../../test/index.js';

const { anonymous, as, given } = useApi();
const PATH = '/notifications/rules';

const rulesOf = async (user: TestUser) => (await as(user).get<NotificationRules>(PATH)).body.rules;
const change = (user: TestUser, projectId: string | null, types: string[], receive: boolean | null) =>
  as(user).patch<NotificationRules>(PATH, { projectId, types, receive });
const typesOf = async (user: TestUser) =>
  (await as(user).get<NotificationList>('/notifications')).body.notifications.map(({ type }) => type);

/** Two projects of Olga with Mika, who has a task in each. */
const desk = async () => {
  const [olga, mika] = [await given.user({ name: 'Olga' }), await given.user({ name: 'Mika' })];
  const assignees = [{ user: mika, role: 'primary' as const }];
  const [one, two] = [
    await given.project({ owner: olga, members: [mika] }),
    await given.project({ owner: olga, members: [mika] }),
  ];
  const tasks = [
    await given.task({ project: one, assignees }),
    await given.task({ project: two, assignees }),
  ];
  const touchAll = async () => {
    for (const { project, _id } of tasks)
      await as(olga).patch(`/projects/${project._id}/tasks/${_id}`, { priority: 'high' });
  };
  const mention = () =>
    as(olga).post(`/projects/${one._id}/tasks/${tasks[0]?._id}/comments`, {
      content: `[@Mika](mention:${mika._id}) look`,
    });
  return { olga, mika, one, two, touchAll, mention };
};

describe('/notifications/rules', () => {
  it('has none at first, and keeps those of each person', async () => {
    const { olga, mika, one } = await desk();
    expect(await rulesOf(mika)).toEqual([]);
    await change(mika, null, ['task_updated', 'mentioned'], false);
    const answer = await change(mika, one._id, ['task_updated'], true);
    const rules = [
      { projectId: null, type: 'task_updated', receive: false },
      { projectId: null, type: 'mentioned', receive: false },
      { projectId: one._id, type: 'task_updated', receive: true },
    ];
    expect(answer).toMatchObject({ status: 200, body: { rules } });
    expect(await rulesOf(mika)).toEqual(rules);
    expect(await rulesOf(olga)).toEqual([]);
  });

  it('removes rules with null', async () => {
    const { mika, one } = await desk();
    await change(mika, one._id, ['task_updated', 'mentioned'], false);
    await change(mika, one._id, ['task_updated'], null);
    expect(await rulesOf(mika)).toEqual([{ projectId: one._id, type: 'mentioned', receive: false }]);
  });

  it('does not find a project of others, and forgets those of a project that the person has left', async () => {
    const { olga, mika, one } = await desk();
    const foreign = await given.project({ owner: olga });
    expect(await change(mika, foreign._id, ['mentioned'], false)).toMatchObject(refusal(404, 'NOT_FOUND'));
    await change(mika, one._id, ['mentioned'], false);
    await as(olga).delete(`/projects/${one._id}/members/${mika._id}`);
    await change(mika, null, ['mentioned'], false);
    expect(await rulesOf(mika)).toEqual([{ projectId: null, type: 'mentioned', receive: false }]);
  });

  it.each([
    ['an invitation', { types: ['team_invite'] }],
    ['a warning about the account', { types: ['mentioned', 'security'] }],
    ['an unknown type', { types: ['weather'] }],
    ['a project that is no id', { projectId: 'one' }],
    ['a value that is no boolean', { receive: 'yes' }],
    ['a missing value', { receive: undefined }],
  ])('refuses %s', async (_what, part) => {
    const body = { projectId: null, types: ['mentioned'], receive: false, ...part };
    expect(await as(await given.user()).patch(PATH, body)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });

  it('refuses an anonymous caller', async () => {
    expect(await anonymous.get(PATH)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});

describe('when a notification is written', () => {
  it('a muted type is neither stored nor counted, in all projects', async () => {
    const { mika, touchAll } = await desk();
    await change(mika, null, ['task_updated'], false);
    await touchAll();
    expect((await as(mika).get<NotificationList>('/notifications')).body).toMatchObject({
      notifications: [],
      unreadCount: 0,
    });
  });

  it('the rule of a project is stronger than that of all projects', async () => {
    const { mika, one, touchAll } = await desk();
    await change(mika, null, ['task_updated'], false);
    await change(mika, one._id, ['task_updated'], true);
    await touchAll();
    const { notifications } = (await as(mika).get<NotificationList>('/notifications')).body;
    expect(notifications.map(({ projectId }) => projectId)).toEqual([one._id]);
  });

  it('a muted project leaves the others', async () => {
    const { mika, one, two, touchAll } = await desk();
    await change(mika, one._id, ['task_updated'], false);
    await touchAll();
    const { notifications } = (await as(mika).get<NotificationList>('/notifications')).body;
    expect(notifications.map(({ projectId }) => projectId)).toEqual([two._id]);
  });

  it('the next notice of the same change takes the place of a muted one', async () => {
    const { mika, mention } = await desk();
    await change(mika, null, ['mentioned'], false);
    await mention();
    expect(await typesOf(mika)).toEqual(['comment_added']);
    await change(mika, null, ['comment_added'], false);
    await mention();
    expect(await typesOf(mika)).toEqual(['comment_added']);
  });

  it('the rules of one person change nothing for others', async () => {
    const { olga, mika, one } = await desk();
    const nora = await given.user({ name: 'Nora' });
    await given.projectMember({ project: one, user: nora });
    const task = await given.task({ project: one, assignees: [{ user: nora }, { user: mika }] });
    await change(mika, null, ['task_updated'], false);
    await as(olga).patch(`/projects/${one._id}/tasks/${task._id}`, { status: 'done' });
    expect(await typesOf(nora)).toEqual(['task_updated']);
    expect(await typesOf(mika)).toEqual([]);
  });
});
