// @ts-check
/** The work of statements by entities: rows that are loaded with their relations, and put together in JavaScript. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../run/prepare/root.mjs';

/** The API's TypeORM. */
export const typeorm = createRequire(join(root, 'services/api/package.json'))('typeorm');
const { In } = typeorm;

/** @param {any[]} rows @param {string} key @returns {Map<string, any[]>} */
export function grouped(rows, key) {
  const groups = new Map();
  for (const row of rows) groups.set(row[key], [...(groups.get(row[key]) ?? []), row]);
  return groups;
}

/** Cards: tasks with assignees, relations and counts. @param {any} m @param {any[]} tasks */
export async function cards(m, tasks) {
  const ofTasks = {
    projectId: In([...new Set(tasks.map(({ projectId }) => projectId))]),
    taskId: In(tasks.map(({ id }) => id)),
  };
  const assignees = await m.find('TaskAssigneeEntity', { where: ofTasks });
  const people = await m.findBy('UserEntity', {
    id: In([...new Set(assignees.map((/** @type {any} */ { userId }) => userId))]),
  });
  const relations = await m.findBy('TaskRelationEntity', { projectId: ofTasks.projectId });
  const count = (/** @type {string} */ entity) =>
    m
      .createQueryBuilder(entity, 'c')
      .select(['c.taskId AS "taskId"', 'count(*) AS count'])
      .where(ofTasks)
      .groupBy('c.taskId')
      .getRawMany();
  const [comments, files] = [await count('CommentEntity'), await count('AttachmentEntity')];
  const byTask = grouped(assignees, 'taskId');
  return tasks.map((task) => ({
    ...task,
    assignees: (byTask.get(task.id) ?? []).map(({ userId, role }) => ({
      role,
      user: people.find((/** @type {any} */ { id }) => id === userId),
    })),
    relations: relations.filter(
      (/** @type {any} */ { fromId, toId }) => fromId === task.id || toId === task.id,
    ),
    commentCount: comments.find((/** @type {any} */ { taskId }) => taskId === task.id)?.count ?? 0,
    attachmentCount: files.find((/** @type {any} */ { taskId }) => taskId === task.id)?.count ?? 0,
  }));
}

/** A whole task. @param {any} m @param {any} task */
export async function whole(m, task) {
  const [card] = await cards(m, [task]);
  const where = { projectId: task.projectId, taskId: task.id };
  const comments = await m.find('CommentEntity', {
    where,
    relations: { author: true },
    order: { id: 'DESC' },
    take: 100,
  });
  const reactions = await m.findBy('CommentReactionEntity', where);
  const attachments = await m.find('AttachmentEntity', { where, relations: { uploader: true } });
  return { ...card, comments, reactions, attachments };
}

/** Projects with owner, members and counts. @param {any} m @param {string[]} ids */
export async function projects(m, ids) {
  const found = await m.find('ProjectEntity', { where: { id: In(ids) }, relations: { owner: true } });
  const members = await m.findBy('ProjectMemberEntity', { projectId: In(ids) });
  const people = await m.findBy('UserEntity', {
    id: In(members.map((/** @type {any} */ { userId }) => userId)),
  });
  const counts = await m
    .createQueryBuilder('TaskEntity', 't')
    .select(['t.projectId AS "projectId"', 't.status AS status', 'count(*) AS count'])
    .where({ projectId: In(ids) })
    .groupBy('t.projectId, t.status')
    .getRawMany();
  const byProject = grouped(members, 'projectId');
  return found.map((/** @type {any} */ project) => ({
    ...project,
    members: byProject.get(project.id)?.map((member) => ({
      ...member,
      user: people.find((/** @type {any} */ { id }) => id === member.userId),
    })),
    counts: counts.filter((/** @type {any} */ { projectId }) => projectId === project.id),
  }));
}

/** The member's project, as most requests need it first. @param {any} m @param {string} projectId @param {string} userId */
export const memberOf = async (m, projectId, userId) => [
  await m.findOneBy('ProjectMemberEntity', { projectId, userId }),
  await m.findOneBy('ProjectEntity', { id: projectId }),
];

/** @param {any} m @param {string} userId */
export const projectIdsOf = async (m, userId) =>
  (await m.findBy('ProjectMemberEntity', { userId })).map((/** @type {any} */ { projectId }) => projectId);
