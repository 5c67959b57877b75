import type { Project } from '@taskloom/contracts';
import { refusal, useApi, type TestProject } from '../../../test/index.js';
import { Events } from '../../platform/events/index.js';
import { ProjectMembersService } from './members/project-members.service.js';
import { ProjectChanged, ProjectDeleted, ProjectMemberAdded, ProjectUpdated } from './project.events.js';
import { ProjectsService } from './projects.service.js';

const { app, as, given, rows } = useApi();

/** Events about one project, as listeners receive them after the commit. */
const listen = <E extends object>(kind: abstract new (...parts: never[]) => E) => {
  const heard: E[] = [];
  app()
    .get(Events)
    .after(kind, (event) => void heard.push(event));
  return heard;
};

const changesOf = ({ _id }: TestProject) =>
  rows<{ revision: number; event: string; data: object }>(
    'SELECT revision, event, data FROM project_changes WHERE project_id = $1 ORDER BY revision',
    [_id],
  );

const patch = (project: TestProject, changes: object, who = project.owner) =>
  as(who).patch<Project>(`/projects/${project._id}`, changes);

describe('an update', () => {
  it('publishes what changed to listeners, and stores it with its revision', async () => {
    const project = await given.project({ description: 'Same' });
    const heard = listen(ProjectUpdated);
    const { body: after } = await patch(project, { title: 'New', description: 'Same', status: 'on-hold' });
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      before: { title: project.title, status: 'active' },
      after,
      changed: ['title', 'status'],
      actor: { _id: project.owner._id, name: project.owner.name },
    });
    expect(await changesOf(project)).toEqual([
      {
        revision: 1,
        event: 'project:updated',
        data: {
          projectId: project._id,
          revision: 1,
          actor: {
            _id: project.owner._id,
            name: project.owner.name,
            avatar: expect.stringContaining('initials.svg'),
          },
          updates: { title: 'New', status: 'on-hold', version: 2, updatedAt: after.updatedAt },
        },
      },
    ]);
  });

  it('writes no row and sends no notification when a transactional subscriber fails', async () => {
    const project = await given.project();
    const heard = listen(ProjectChanged);
    let failing = true;
    app()
      .get(Events)
      .during(ProjectUpdated, async () => {
        if (failing) throw new Error('The notification could not be written');
      });
    expect(await patch(project, { title: 'Lost' })).toMatchObject(refusal(500, 'INTERNAL'));
    failing = false;
    expect(heard).toEqual([]);
    expect(await changesOf(project)).toEqual([]);
    expect(await as(project.owner).get(`/projects/${project._id}`)).toMatchObject({
      body: { title: project.title, version: 1 },
    });
    await patch(project, { title: 'Kept' });
    expect(heard).toHaveLength(1);
    expect(await changesOf(project)).toMatchObject([{ revision: 1 }]);
  });
});

/** The owner removes the member after the guard has admitted them. */
describe('a writer who is no longer a member', () => {
  const gone = async () => {
    const { token: _token, ...user } = await given.user();
    const caller = { ...user, avatar: '/a.svg', role: 'member' as const, teamId: null, sessionId: user._id };
    return { caller, project: await given.project() };
  };
  const notThere = expect.objectContaining({ code: 'NOT_FOUND' });

  it('changes nothing', async () => {
    const { caller, project } = await gone();
    const projects = app().get(ProjectsService);
    await expect(projects.update(caller, project, { status: 'completed' })).rejects.toEqual(notThere);
    await expect(projects.delete(caller, project)).rejects.toEqual(notThere);
    expect(await as(project.owner).get(`/projects/${project._id}`)).toMatchObject({
      body: { status: 'active', version: 1 },
    });
  });

  it('adds and removes no one', async () => {
    const { caller, project } = await gone();
    const members = app().get(ProjectMembersService);
    await expect(members.add(caller, project, project.owner.email)).rejects.toEqual(notThere);
    await expect(members.remove(caller, project, caller._id)).rejects.toEqual(notThere);
  });
});

describe('concurrent writers', () => {
  it('that set different fields both succeed', async () => {
    const ann = await given.user();
    const project = await given.project({ members: [ann] });
    const answers = await Promise.all([
      patch(project, { title: 'By the owner' }),
      patch(project, { status: 'completed' }, ann),
      patch(project, { description: 'By the owner too' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await as(ann).get(`/projects/${project._id}`)).toMatchObject({
      body: { title: 'By the owner', status: 'completed', description: 'By the owner too', version: 4 },
    });
  });

  it('that have seen the same version: one succeeds, the others get a conflict', async () => {
    const project = await given.project();
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) =>
        as(project.owner).patch<Project>(
          `/projects/${project._id}`,
          { title },
          { headers: { 'if-match': '"1"' } },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await as(project.owner).get(`/projects/${project._id}`)).toMatchObject({
      body: { title: winner?.body.title, version: 2 },
    });
  });

  it('of which one deletes it: the others get a 404', async () => {
    const project = await given.project();
    const heard = listen(ProjectDeleted);
    const path = `/projects/${project._id}`;
    const [deleted, ...edits] = await Promise.all([
      as(project.owner).delete(path),
      ...Array.from({ length: 6 }, (_, at) => patch(project, { title: `Title ${at}` })),
      as(project.owner).delete(path),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status } of edits) expect([200, 404]).toContain(status);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ project: { _id: project._id }, actor: { _id: project.owner._id } });
  });
});

test('a new member is published to listeners, and to the room without an e-mail address', async () => {
  const [owner, ann] = [await given.user(), await given.user()];
  await given.team({ admin: owner, members: [ann] });
  const project = await given.project({ owner });
  const heard = listen(ProjectMemberAdded);
  await as(owner).post(`/projects/${project._id}/members`, { email: ann.email });
  expect(heard).toMatchObject([
    { member: { user: { _id: ann._id }, role: 'member' }, project: { title: project.title } },
  ]);
  const [change] = await changesOf(project);
  expect(change).toMatchObject({ data: { updates: { members: [{ role: 'owner' }, { role: 'member' }] } } });
  expect(JSON.stringify(change)).not.toContain('@');
});
