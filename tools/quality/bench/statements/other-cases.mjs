// @ts-check
/** The statements about projects, comments, people and remotes. */
import { randomUUID } from 'node:crypto';
import { memberOf, projectIdsOf, projects, typeorm } from './by-entities.mjs';

const { In, IsNull, MoreThan } = typeorm;
const TEAM = '00000000-0000-4000-8000-000000000001';

/** @param {import('./seed.mjs').World} world @returns {import('./main.mjs').Case[]} */
export const projectCases = ({ people: [me = ''], project, large }) => {
  return [
    { name: 'projects.visible', values: [project, me], entities: (m) => memberOf(m, project, me) },
    {
      name: 'projects.all',
      values: [me, null, false],
      entities: async (m) =>
        m.findBy('ProjectEntity', { id: In(await projectIdsOf(m, me)), archivedAt: IsNull() }),
    },
    {
      name: 'projects.page',
      values: [me, null, false, null, 20],
      entities: async (m) =>
        m.find('ProjectEntity', {
          where: { id: In(await projectIdsOf(m, me)), archivedAt: IsNull() },
          order: { id: 'DESC' },
          take: 20,
        }),
    },
    { name: 'projects.some', values: [[project, large]], entities: (m) => projects(m, [project, large]) },
    { name: 'projects.brief', values: [[project, large]], entities: (m) => projects(m, [project, large]) },
    {
      name: 'projects.changes-since',
      values: [project, 0, 1_000, 2_000_000],
      entities: async (m) => [
        await m.findOneBy('ProjectEntity', { id: project }),
        await m.find('ProjectChangeEntity', {
          where: { projectId: project, revision: MoreThan(0) },
          order: { revision: 'ASC' },
        }),
      ],
    },
  ];
};

/** @param {import('./seed.mjs').World} world @returns {import('./main.mjs').Case[]} */
export const writeCases = ({ people: [me = '', other = ''], project, tasks: [task] }) => {
  const list = { projectId: project };
  const first = task?.id;
  return [
    {
      name: 'comments.insert',
      values: [project, first, randomUUID(), me, 'A comment'],
      entities: async (m) => {
        const id = randomUUID();
        await m.insert('CommentEntity', { ...list, taskId: first, id, authorId: me, content: 'A comment' });
        return m.findOne('CommentEntity', {
          where: { ...list, taskId: first, id },
          relations: { author: true },
        });
      },
    },
    {
      name: 'comments.page',
      values: [project, first, null, 100],
      entities: async (m) => [
        await m.find('CommentEntity', {
          where: { ...list, taskId: first },
          relations: { author: true },
          order: { id: 'DESC' },
          take: 100,
        }),
        await m.findBy('CommentReactionEntity', { ...list, taskId: first }),
      ],
    },
    {
      name: 'notifications.list',
      values: [me, null, false, 50],
      entities: async (m) => {
        const where = { userId: me, doneAt: IsNull() };
        const rows = await m.find('NotificationEntity', { where, order: { id: 'DESC' }, take: 50 });
        const senders = await m.findBy('UserEntity', {
          id: In(rows.map((/** @type {any} */ { senderId }) => senderId)),
        });
        const next = await m.findOne('NotificationEntity', {
          where: { userId: me, snoozedUntil: MoreThan(new Date()) },
          order: { snoozedUntil: 'ASC' },
        });
        return [rows, senders, await m.countBy('NotificationEntity', { userId: me, read: false }), next];
      },
    },
    {
      name: 'notifications.insert',
      values: [
        JSON.stringify([
          {
            user_id: me,
            id: randomUUID(),
            type: 'task_updated',
            title: 'A',
            message: 'B',
            link: '/',
            sender_id: other,
            project_id: project,
            place: 1,
          },
        ]),
      ],
      entities: async (m) => {
        const id = randomUUID();
        await m.findBy('NotificationRulesEntity', { userId: In([me]) });
        await m.insert('NotificationEntity', {
          userId: me,
          id,
          type: 'task_updated',
          title: 'A',
          message: 'B',
          link: '/',
          senderId: other,
          projectId: project,
        });
        return [
          await m.findOneBy('NotificationEntity', { userId: me, id }),
          await m.findOneBy('UserEntity', { id: other }),
        ];
      },
    },
  ];
};

/** @param {import('./seed.mjs').World} world @returns {import('./main.mjs').Case[]} */
export const peopleCases = ({ people: [me = '', other = ''], project, large }) => {
  return [
    {
      name: 'people-admin.page',
      values: [TEAM, null, null, null, false, 50, null, null, null],
      entities: async (m) => {
        const teamId = TEAM;
        const members = await m.find('TeamMembershipEntity', {
          where: { teamId },
          relations: { user: true },
        });
        const userId = In(members.map((/** @type {any} */ member) => member.userId));
        const seen = [];
        for (const entity of ['SessionEntity', 'KnownDeviceEntity', 'ApiTokenEntity'])
          seen.push(await m.findBy(entity, { userId }));
        return [
          members,
          seen,
          await m.findBy('InvitationEntity', { teamId, status: 'pending' }),
          await m.findBy('SecondFactorEntity', { userId }),
          await m.findBy('ProjectEntity', { ownerId: userId }),
        ];
      },
    },
    {
      name: 'storage.used-bytes',
      values: [me, project],
      entities: async (m) => [
        await m.findBy('StorageUsageEntity', { kind: 'person', subject: me }),
        await m.findBy('StorageUsageEntity', { kind: 'project', subject: project }),
        await m.findBy('StorageUsageEntity', { kind: 'installation' }),
        await m.sum('DiscardedFileEntity', 'size', { uploaderId: me }),
      ],
    },
    {
      name: 'audit.record',
      values: [randomUUID(), 'registered', me, me, null, null, '127.0.0.1', '{}', false, 'a', 'b', 'c', 500],
      entities: async (m) => {
        await m.findOneBy('TeamMembershipEntity', { userId: me });
        await m.countBy('AuditEventEntity', {
          kind: 'registered',
          at: MoreThan(new Date(Date.now() - 3_600_000)),
        });
        await m.countBy('AuditEventEntity', { kind: 'registered', address: '127.0.0.1' });
        await m.insert('AuditEventEntity', {
          id: randomUUID(),
          kind: 'registered',
          actorId: me,
          personId: me,
          hour: new Date(),
          address: '127.0.0.1',
          details: {},
        });
      },
    },
    {
      name: 'realtime.access',
      values: [[], [project, large], [me, other]],
      entities: async (m) => [
        await m.find('SessionEntity', { where: { userId: In([me, other]) }, relations: { user: true } }),
        await m.findBy('ApiTokenEntity', { userId: In([me, other]) }),
        await m.findBy('ProjectMemberEntity', { projectId: In([project, large]), userId: In([me, other]) }),
        await m.findBy('ProjectEntity', { id: In([project, large]) }),
      ],
    },
  ];
};

/** @param {import('./seed.mjs').World} world @returns {import('./main.mjs').Case[]} */
export const remoteCases = ({ people: [me = ''] }) => {
  return [
    {
      name: 'remotes.snapshot',
      values: [],
      entities: async (m) => {
        const releases = await m.find('RemoteReleaseEntity', { order: { revision: 'DESC' } });
        return [
          releases,
          await m.find('RemoteTrialEntity'),
          await m.find('RemoteVersionEntity'),
          await m.find('RemoteRegistryEntity'),
        ];
      },
    },
    {
      name: 'remotes.overview',
      values: [null],
      entities: async (m) => [
        await m.find('RemoteEntity'),
        await m.find('RemoteReleaseEntity'),
        await m.find('RemoteTrialEntity'),
        await m.find('RemoteVersionEntity'),
        await m.find('RemoteBeaconEntity'),
      ],
    },
    {
      name: 'remotes.compare',
      values: [null],
      entities: async (m) => [
        await m.find('RemoteTrialEntity'),
        await m.find('RemoteReleaseEntity'),
        await m.findBy('RemoteBeaconEntity', { remote: 'remote-1' }),
      ],
    },
    {
      name: 'remotes.beacon',
      values: [me, 'remote-1', '1.0.4', 'ready', 'ready', 'ready', 10, null, null, 1, 'hour', 0],
      entities: async (m) => {
        const of = { person: me, remote: 'remote-1', version: '1.0.4', state: 'ready' };
        await m.findOneBy('RemoteVersionEntity', { remote: 'remote-1', version: '1.0.4' });
        await m.existsBy('RemoteBeaconEntity', of);
        await m.countBy('RemoteBeaconEntity', { person: me });
        await m.upsert('RemoteBeaconEntity', { ...of, outcome: 'ready', stage: 'ready', durationMs: 10 }, [
          'person',
          'remote',
          'version',
          'state',
        ]);
        const hour = {
          remote: 'remote-1',
          version: '1.0.4',
          measure: 'ready',
          period: new Date(0),
          bucket: 0,
        };
        await m.upsert('RemoteCountEntity', { ...hour, people: 1 }, Object.keys(hour));
      },
    },
    {
      name: 'remotes.keepError',
      values: [me, 'remote-1', '1.0.4', 'a fingerprint', 'x is not a function', '', null],
      entities: async (m) => {
        const of = { remote: 'remote-1', version: '1.0.4', fingerprint: 'a fingerprint' };
        await m.findOneBy('RemoteVersionEntity', { remote: 'remote-1', version: '1.0.4' });
        await m.countBy('RemoteErrorEntity', { remote: 'remote-1', version: '1.0.4' });
        await m.countBy('RemoteErrorPersonEntity', { person: me });
        await m.upsert(
          'RemoteErrorEntity',
          { ...of, message: 'x is not a function', stack: '' },
          Object.keys(of),
        );
        const { id } = await m.findOneByOrFail('RemoteErrorEntity', of);
        await m.upsert('RemoteErrorPersonEntity', { errorId: id, person: me }, ['errorId', 'person']);
      },
    },
    {
      name: 'old-builds.let-go',
      values: [],
      entities: async (m) => [
        await m.find('RemoteVersionEntity'),
        await m.find('JournalEntryEntity'),
        await m.find('RemoteReleaseEntity'),
        await m.find('RemoteTrialEntity'),
      ],
    },
  ];
};
