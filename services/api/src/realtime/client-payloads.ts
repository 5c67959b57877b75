import { isUuid } from '../platform/http/index.js';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids as the database writes them; undefined unless it is one. */
const id = (value: unknown): string | undefined => (isUuid(value) ? value.toLowerCase() : undefined);

export interface TaskHint {
  projectId: string;
  taskId: string;
}

/** The project's id; undefined when anything else was sent. */
export const readProjectId = (body: unknown): string | undefined => id(body);

/** Which task a hint is about. What else it says is not read: the server has its own state. */
export const readTaskHint = (body: unknown): TaskHint | undefined => {
  if (!isRecord(body)) return undefined;
  const [projectId, taskId] = [id(body.projectId), id(body.taskId)];
  return projectId && taskId ? { projectId, taskId } : undefined;
};

export const readCommentHint = (body: unknown): (TaskHint & { commentId: string }) | undefined => {
  const task = readTaskHint(body);
  const comment = isRecord(body) ? body.comment : undefined;
  const commentId = isRecord(comment) ? id(comment._id) : undefined;
  return task && commentId ? { ...task, commentId } : undefined;
};

export const readTyping = (body: unknown): (TaskHint & { isTyping: boolean }) | undefined => {
  const task = readTaskHint(body);
  if (!task || !isRecord(body) || typeof body.isTyping !== 'boolean') return undefined;
  return { ...task, isTyping: body.isTyping };
};
