// @ts-check
/** The statements and mappers of the API's build that the bare server uses, so that both servers do the same work. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../run/prepare/root.mjs';

/** @param {string} path @returns {Promise<any>} */
const part = (path) => import(pathToFileURL(join(root, 'services', 'api', 'dist', 'src', path)).href);

// Importing this module declares every statement.
await part('app.module.js');
const { declaredStatement } = await part('platform/database/statement.js');
const { dataSourceOptions } = await part('platform/database/data-source.js');
const { UPDATE_TASK } = await part('modules/tasks/tasks.statements.js');
const { positionBetween, positionsFor } = await part('modules/tasks/order/position.js');
const { presentPublicPerson, presentUser } = await part('modules/users/user.presenter.js');
const { presentSearchList } = await part('modules/search/search-list.presenter.js');
const { TaskCreated, TaskUpdated } = await part('modules/tasks/task.events.js');
const { onTaskCreated, onTaskUpdated } = await part('modules/notifications/notices/task.notices.js');

export {
  dataSourceOptions,
  declaredStatement,
  onTaskCreated,
  onTaskUpdated,
  positionBetween,
  positionsFor,
  presentPublicPerson,
  presentSearchList,
  presentUser,
  TaskCreated,
  TaskUpdated,
  UPDATE_TASK,
};
