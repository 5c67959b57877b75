import type { Project, Task } from '@taskloom/contracts';
import { refusal, useApi, type Answer } from '../index.js';

const { as, given, rows } = useApi();

const times = <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const statuses = (answers: Answer<unknown>[]) => answers.map(({ status }) => status).sort();

describe('an invitation', () => {
  it('is either accepted or rejected when many requests arrive at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [team, guest] = [await given.team(), await given.user()];
      const { _id } = await given.invitation({ team, addressee: guest });
      const path = `/team/invites/${_id}`;
      const answers = await times(10, (at) => as(guest).post(`${path}/${at % 2 ? 'accept' : 'reject'}`));
      expect(statuses(answers)).toEqual([...Array(5).fill(200), ...Array(5).fill(409)]);
      const accepted = answers.find(({ status }) => status === 200)?.body;
      const membership = await rows('SELECT 1 FROM team_memberships WHERE user_id = $1', [guest._id]);
      expect(membership).toHaveLength(Object(accepted).status === 'accepted' ? 1 : 0);
      const told = await rows(`SELECT 1 FROM notifications WHERE user_id = $1 AND type = 'member_joined'`, [
        team.admin._id,
      ]);
      expect(told).toHaveLength(membership.length);
    }
  });

  it('of two teams creates one membership when both are accepted at once', async () => {
    const guest = await given.user();
    const paths = await times(2, async () => {
      const { _id } = await given.invitation({ team: await given.team(), addressee: guest });
      return `/team/invites/${_id}/accept`;
    });
    expect(statuses(await Promise.all(paths.map((path) => as(guest).post(path))))).toEqual([200, 409]);
  });

  it('is created once when it is sent twenty times at once', async () => {
    const [team, guest] = [await given.team(), await given.user()];
    const answers = await times(20, () => as(team.admin).post('/team/invite', { email: guest.email }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await rows('SELECT 1 FROM invitations WHERE team_id = $1', [team._id])).toHaveLength(1);
    expect(await rows('SELECT 1 FROM notifications WHERE user_id = $1', [guest._id])).toHaveLength(1);
  });
});

describe('members of a project', () => {
  it('are added once by twenty equal requests, with one event', async () => {
    const team = await given.team();
    const [owner, mika, watcher] = await times(3, () => given.user({ team }));
    if (!owner || !mika || !watcher) throw new Error('Nobody');
    const { _id } = await given.project({ owner, members: [watcher] });
    const answers = await times(20, () =>
      as(owner).post<Project>(`/projects/${_id}/members`, { email: mika.email }),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(answers[0]?.body.members).toHaveLength(3);
    const told = await rows(`SELECT 1 FROM notifications WHERE user_id = $1`, [watcher._id]);
    expect(told).toHaveLength(1);
    expect(await rows('SELECT 1 FROM project_changes WHERE project_id = $1', [_id])).toHaveLength(1);
  });
});

describe('two people who edit one task', () => {
  it('both keep their changes to different fields, every time', async () => {
    const [owner, mika] = [await given.user(), await given.user()];
    const project = await given.project({ owner, members: [mika] });
    const path = `/projects/${project._id}/tasks/${(await given.task({ project }))._id}`;
    for (let round = 1; round <= 20; round++) {
      const text = `Round ${round}`;
      await Promise.all([
        as(owner).patch(path, { title: text }),
        as(mika).patch(path, { description: text }),
      ]);
      const { body } = await as(owner).get<Task>(path);
      expect(body).toMatchObject({ title: text, description: text, version: 1 + 2 * round });
    }
  });

  it('with the same version: one succeeds, the other gets the current task', async () => {
    const [owner, mika] = [await given.user(), await given.user()];
    const project = await given.project({ owner, members: [mika] });
    const path = `/projects/${project._id}/tasks/${(await given.task({ project }))._id}`;
    const options = { headers: { 'if-match': '"1"' } };
    const answers = await times(10, (at) =>
      as(at % 2 ? owner : mika).patch(path, { title: `T${at}` }, options),
    );
    const [won, ...others] = answers.sort((a, b) => a.status - b.status);
    expect(won).toMatchObject({ status: 200, body: { version: 2 } });
    for (const answer of others) {
      expect(answer).toMatchObject({ ...refusal(409, 'STALE_VERSION'), body: { current: won?.body } });
    }
  });
});

describe('one Idempotency-Key', () => {
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

  it('sent twenty times at once creates one object and returns equal responses', async () => {
    const owner = await given.user();
    const project = await given.project({ owner });
    const task = await given.task({ project });
    const tasks = `/projects/${project._id}/tasks`;
    const writes = [
      ['/projects', { title: 'P', description: 'D', deadline: '2060-01-01' }],
      [tasks, { title: 'T' }],
      [`${tasks}/${task._id}/comments`, { content: 'C' }],
    ] as const;
    for (const [path, body] of writes) {
      const answers = await times(20, () => as(owner).post(path, body, keyed(path)));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
      expect(await as(owner).post(path, { ...body, x: 1 }, keyed(path))).toMatchObject(
        refusal(422, 'IDEMPOTENCY_KEY_REUSED'),
      );
    }
    expect(await rows('SELECT 1 FROM projects WHERE owner_id = $1', [owner._id])).toHaveLength(2);
    expect(await rows('SELECT 1 FROM tasks WHERE project_id = $1', [project._id])).toHaveLength(2);
    expect(await rows('SELECT 1 FROM comments WHERE project_id = $1', [project._id])).toHaveLength(1);
  });
});

describe('removals, edits and a deletion at once', () => {
  it('lock in one order, so that nothing fails and nothing is left behind', async () => {
    const team = await given.team();
    for (let round = 0; round < 4; round++) {
      const owner = await given.user({ team });
      const members = await times(6, () => given.user({ team }));
      const project = await given.project({ owner, members });
      const path = `/projects/${project._id}`;
      const tasks = await times(4, () =>
        given.task({ project, assignees: members.map((user) => ({ user })) }),
      );
      const work = [
        ...members.flatMap((member, at) => {
          const task = `${path}/tasks/${tasks[at % 4]?._id}`;
          const next = `${path}/tasks/${tasks[(at + 1) % 4]?._id}`;
          return [
            as(owner).delete(`${path}/members/${member._id}`),
            as(member).patch(task, { title: 'X', status: 'done' }),
            as(owner).patch(next, { assignees: members.map(({ _id }) => ({ user: _id })) }),
            as(member).post(`${task}/comments`, { content: 'X' }),
            as(owner).post(`${path}/members`, { email: member.email }),
            as(member).delete(`${path}/members/${member._id}`),
            as(owner).delete(next),
            as(owner).post(`${path}/tasks`, { title: 'New', assignees: [{ user: member._id }] }),
          ];
        }),
        ...(round % 2 ? [as(owner).delete(path)] : []),
      ];
      // 400: an assignee who is no longer a member.
      for (const { status } of await Promise.all(work)) expect([200, 201, 400, 404]).toContain(status);
      // A deleted project keeps its members and their assignments in the trash.
      const assigned = await rows(
        `SELECT 1 FROM task_assignees a WHERE a.project_id = $1 AND NOT EXISTS (
           SELECT 1 FROM project_memberships m WHERE m.project_id = a.project_id AND m.user_id = a.user_id)`,
        [project._id],
      );
      expect(assigned).toEqual([]);
    }
    const [database] = await rows(
      'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(database).toEqual({ deadlocks: 0 });
  });
});
