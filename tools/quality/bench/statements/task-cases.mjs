// @ts-check
/** The statements that read or place tasks. */
import { randomUUID } from 'node:crypto';
import { cards, grouped, memberOf, projectIdsOf, projects, typeorm, whole } from './by-entities.mjs';

const { Between, In, IsNull, LessThan, MoreThan, Not } = typeorm;

/** @param {number} days from today */
const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** @param {import('./seed.mjs').World} world @returns {import('./main.mjs').Case[]} */
export const taskCases = ({ people: [me = ''], project, tasks: [task] }) => {
  const first = task?.id;
  const list = { projectId: project };
  return [
    {
      name: 'tasks.visible',
      values: [project, me, first],
      entities: async (m) => [
        await memberOf(m, project, me),
        await m.findOneBy('TaskEntity', { ...list, id: first }),
      ],
    },
    {
      name: 'tasks.one',
      values: [project, first],
      entities: async (m) => whole(m, await m.findOneBy('TaskEntity', { ...list, id: first })),
    },
    {
      name: 'tasks.fields',
      values: [project, first],
      entities: async (m) => cards(m, [await m.findOneBy('TaskEntity', { ...list, id: first })]),
    },
    {
      name: 'tasks.visible-archived',
      values: [project, me, first],
      entities: async (m) => [
        await memberOf(m, project, me),
        await m.findOneBy('ArchivedTaskEntity', { ...list, id: first }),
      ],
    },
    {
      name: 'tasks.one-archived',
      values: [project, first],
      entities: async (m) => {
        const kept = await m.findOneBy('ArchivedTaskEntity', { ...list, id: first });
        return [kept, await whole(m, { ...list, id: first })];
      },
    },
    {
      name: 'tasks.archive-page',
      values: [project, 50, null],
      entities: async (m) => {
        const kept = await m.find('ArchivedTaskEntity', {
          where: list,
          order: { archivedAt: 'DESC', id: 'DESC' },
          take: 50,
        });
        return cards(
          m,
          kept.map((/** @type {any} */ row) => ({ ...row.task, ...row, rows: undefined, task: undefined })),
        );
      },
    },
  ];
};

/** @param {import('./seed.mjs').World} world @returns {import('./main.mjs').Case[]} */
export const listCases = ({ large }) => {
  return [
    ...['card-all', 'whole-all'].map((view) => ({
      name: `tasks.${view}`,
      values: [large],
      entities: async (/** @type {any} */ m) => {
        const found = await m.find('TaskEntity', {
          where: { projectId: large },
          order: { status: 'DESC', position: 'ASC' },
        });
        const comments =
          view === 'whole-all'
            ? await m.find('CommentEntity', { where: { projectId: large }, relations: { author: true } })
            : [];
        const byTask = grouped(comments, 'taskId');
        return (await cards(m, found)).map((card) => ({ ...card, comments: byTask.get(card.id) }));
      },
    })),
    ...['card-page', 'whole-page'].map((view) => ({
      name: `tasks.${view}`,
      values: [large, 100, null],
      entities: async (/** @type {any} */ m) => {
        const found = await m.find('TaskEntity', {
          where: { projectId: large },
          order: { id: 'ASC' },
          take: 100,
        });
        return view === 'card-page'
          ? cards(m, found)
          : Promise.all(found.map((/** @type {any} */ task) => whole(m, task)));
      },
    })),
  ];
};

/** @param {import('./seed.mjs').World} world @returns {import('./main.mjs').Case[]} */
export const placeCases = ({ project, tasks }) => {
  const [first, second, third] = tasks.map(({ id }) => id);
  const status = tasks[1]?.status;
  const list = { projectId: project };
  return [
    {
      name: 'task-order.after',
      values: [project, status, first, second],
      entities: async (m) => {
        const near = await m.findOneBy('TaskEntity', { ...list, id: second });
        const next = { ...list, status, id: Not(first), position: MoreThan(near.position) };
        return [near, await m.findOne('TaskEntity', { where: next, order: { position: 'ASC' } })];
      },
    },
    {
      name: 'task-order.before',
      values: [project, status, first, third],
      entities: async (m) => {
        const near = await m.findOneBy('TaskEntity', { ...list, id: third });
        const next = { ...list, status, id: Not(first), position: LessThan(near.position) };
        return [near, await m.findOne('TaskEntity', { where: next, order: { position: 'DESC' } })];
      },
    },
    {
      name: 'task-order.renumber',
      values: [project, tasks.slice(0, 20).map(({ id }) => id), tasks.slice(0, 20).map((_, at) => `zz${at}`)],
      entities: async (m) => {
        for (const [at, { id }] of tasks.slice(0, 20).entries())
          await m.update('TaskEntity', { ...list, id }, { position: `zz${at}` });
      },
    },
    {
      name: 'tasks.relation-leads-to',
      values: [project, 'blocks', first, randomUUID()],
      entities: async (m) => {
        const [start] = await m.findBy('TaskRelationEntity', { ...list });
        for (let from = start?.fromId; from;)
          from = (await m.findOneBy('TaskRelationEntity', { ...list, kind: 'blocks', fromId: from }))?.toId;
      },
    },
  ];
};

/** @param {import('./seed.mjs').World} world @returns {import('./main.mjs').Case[]} */
export const searchCases = ({ people: [me = ''] }) => {
  /** @param {any} m @param {any} where @param {number} take */
  const mine = async (m, where, take) =>
    m.find('TaskEntity', {
      where: { projectId: In(await projectIdsOf(m, me)), ...where },
      order: { deadline: 'ASC' },
      take,
    });
  const due = { deadline: Between(day(0), day(30)) };
  const search = [me, 'invoice', null, 'all', null, null, null, 20];
  return [
    ...['mine', 'all'].map((scope) => ({
      name: `calendar.${scope}`,
      values: [me, day(0), day(30), null],
      entities: async (/** @type {any} */ m) => [
        await cards(m, await mine(m, due, 500)),
        await cards(m, await mine(m, { deadline: IsNull(), status: Not('done') }, 100)),
      ],
    })),
    {
      name: 'search.everything',
      values: search,
      entities: async (m) => {
        const ids = await projectIdsOf(m, me);
        const matches = (/** @type {string} */ entity, /** @type {object} */ where) =>
          m
            .createQueryBuilder(entity, 'x')
            .where(where)
            .andWhere(`x.search @@ to_tsquery('simple', 'invoice:*')`)
            .getMany();
        const [found, titles] = [
          await matches('TaskEntity', { projectId: In(ids) }),
          await matches('ProjectEntity', { id: In(ids) }),
        ];
        return [
          await cards(m, found.slice(0, 20)),
          await projects(
            m,
            titles.map((/** @type {any} */ { id }) => id),
          ),
        ];
      },
    },
  ];
};
