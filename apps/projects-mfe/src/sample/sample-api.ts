import {
  API,
  DISPLAY_DEFAULTS,
  REACTIONS,
  type CommentCreate,
  type ReactionEmoji,
  type Task,
  type TaskCreate,
  type TaskUpdate,
} from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import { FakeApi, aTask, aTeamMember, type ApiCall } from '@taskloom/client/standalone';
import { MAYA, TEAM } from './people';
import { BILLING, PROJECTS } from './projects';
import { LABELS, TASKS } from './tasks';
import { ARCHIVE } from './archive';
import { TRASH } from './trash';

const tasks = [...TASKS];

/** A rank directly after or before its neighbour; a simplification of what the API does. */
const positionBeside = (among: readonly Task[], afterId?: string, beforeId?: string): string | undefined => {
  const beside = among.find(({ _id }) => _id === (afterId ?? beforeId));
  return beside && (afterId ? `${beside.position}5` : `${beside.position.slice(0, -1)}`);
};

const answerTask = (api: FakeApi, given: Task): void => {
  const task = { ...given };
  const path = API.task(BILLING._id, task._id);
  api
    .on('GET', path, () => task)
    .on('PATCH', path, ({ body }: ApiCall) => {
      const { assignees: _ids, afterTaskId, beforeTaskId, ...changes } = body as TaskUpdate;
      const position = positionBeside(tasks, afterTaskId, beforeTaskId) ?? task.position;
      return Object.assign(task, changes, { position, version: task.version + 1 });
    })
    .on('DELETE', path, {})
    .on('POST', API.comments(BILLING._id, task._id), ({ body }: ApiCall) => {
      const { content } = body as CommentCreate;
      const author = { _id: MAYA._id, name: MAYA.name, avatar: MAYA.avatar };
      const comment = { _id: crypto.randomUUID(), content, author, createdAt: new Date().toISOString() };
      task.comments = [...task.comments, comment];
      task.commentCount += 1;
      answerReactions(api, task, comment._id);
      return comment;
    });
  for (const { _id } of task.comments) answerReactions(api, task, _id);
};

const answerReactions = (api: FakeApi, task: Task, commentId: string): void => {
  const me = { _id: MAYA._id, name: MAYA.name };
  const react = (emoji: ReactionEmoji, on: boolean) => () => {
    task.comments = task.comments.map((comment) => {
      if (comment._id !== commentId) return comment;
      const { reactions = [] } = comment;
      const people = reactions.find((each) => each.emoji === emoji)?.people ?? [];
      const others = people.filter(({ _id }) => _id !== me._id);
      const now = { emoji, people: on ? [...others, me] : others };
      const rest = reactions.filter((each) => each.emoji !== emoji);
      return { ...comment, reactions: [...rest, now].filter((each) => each.people.length > 0) };
    });
    return task.comments.find(({ _id }) => _id === commentId);
  };
  for (const emoji of REACTIONS) {
    const path = API.reaction(BILLING._id, task._id, commentId, emoji);
    api.on('PUT', path, react(emoji, true)).on('DELETE', path, react(emoji, false));
  }
};

/** Responses that keep changes until the page reloads. */
export function sampleApi(): FakeApi {
  const api = new FakeApi()
    .on('GET', API.projects, PROJECTS)
    .on('GET', API.labels(BILLING._id), LABELS)
    .on('GET', API.displayPreferences, DISPLAY_DEFAULTS)
    .on('PATCH', API.displayPreferences, ({ body }: ApiCall) => ({
      ...DISPLAY_DEFAULTS,
      ...(body as object),
    }))
    .on('GET', API.workTasks, () => ({
      tasks: tasks.map((task) => ({ ...toCard(task), project: BILLING })),
      next: null,
    }))
    .on('GET', API.inbox, { notifications: [], next: null, unreadCount: 0, snoozedCount: 0 })
    .on('GET', API.trash, TRASH)
    .on('GET', API.projectArchive(BILLING._id), ARCHIVE)
    .on('GET', API.teamMembers, TEAM.map(aTeamMember))
    .on('GET', API.tasks(BILLING._id), () => tasks.map(toCard))
    .on('POST', API.tasks(BILLING._id), ({ body }: ApiCall) => {
      const { assignees: _ids, copyOf, ...fields } = body as TaskCreate;
      const { _id: _original, ...copied } = tasks.find(({ _id }) => _id === copyOf?.task) ?? {};
      const task = aTask({ ...copied, ...fields, project: BILLING._id });
      tasks.push(task);
      answerTask(api, task);
      return task;
    });
  for (const project of PROJECTS) {
    api
      .on('GET', API.project(project._id), project)
      .on('PATCH', API.project(project._id), ({ body }: ApiCall) => Object.assign(project, body));
  }
  for (const task of TASKS) answerTask(api, task);
  return api;
}
