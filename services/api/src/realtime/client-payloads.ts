import { TYPING_FIELDS, type TypingField } from '@taskloom/contracts';
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

/** `refused`: 400 for what has no shape; 404 for texts that are no ids, since they lead nowhere, as over HTTP. */
type Refused = { refused: 400 | 404 };

/** Which task a hint is about. What else it says is not read: the server has its own state. */
export const readTaskHint = (body: unknown): TaskHint | Refused => {
  if (!isRecord(body) || typeof body.projectId !== 'string' || typeof body.taskId !== 'string') {
    return { refused: 400 };
  }
  const [projectId, taskId] = [id(body.projectId), id(body.taskId)];
  return projectId && taskId ? { projectId, taskId } : { refused: 404 };
};

/** The id of the comment that a hint is about. */
export const readCommentId = (body: unknown): string | undefined => {
  const comment = isRecord(body) ? body.comment : undefined;
  return isRecord(comment) ? id(comment._id) : undefined;
};

export const readIsTyping = (body: unknown): boolean | undefined =>
  isRecord(body) && typeof body.isTyping === 'boolean' ? body.isTyping : undefined;

/** What is typed in; undefined for what there is none of, null where nothing was said (a comment). */
export const readTypingField = (body: unknown): TypingField | null | undefined => {
  const field = isRecord(body) ? body.field : undefined;
  return field === undefined ? null : TYPING_FIELDS.find((known) => known === field);
};

/** True when a task is left without another one being opened. */
export const opensNothing = (body: unknown): boolean => isRecord(body) && body.taskId === null;

/** The project that a body names. */
export const readProjectOf = (body: unknown): string | undefined =>
  isRecord(body) ? id(body.projectId) : undefined;
