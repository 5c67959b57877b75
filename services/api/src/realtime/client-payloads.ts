import { isRecord, TYPING_FIELDS, type TypingField } from '@taskloom/contracts';
import { isUuid } from '../platform/http/index.js';

/** The id in lower case, as the database writes it; undefined if the value isn't a UUID. */
const id = (value: unknown): string | undefined => (isUuid(value) ? value.toLowerCase() : undefined);

export interface TaskHint {
  projectId: string;
  taskId: string;
}

/** The project's id; undefined if the body is anything else. */
export const readProjectId = (body: unknown): string | undefined => id(body);

/** `refused`: 400 for a malformed body; 404 for strings that aren't ids, as over HTTP. */
type Refused = { refused: 400 | 404 };

/** The task that a hint names. Its other fields are ignored: the server sends its own state. */
export const readTaskHint = (body: unknown): TaskHint | Refused => {
  if (!isRecord(body) || typeof body.projectId !== 'string' || typeof body.taskId !== 'string') {
    return { refused: 400 };
  }
  const [projectId, taskId] = [id(body.projectId), id(body.taskId)];
  return projectId && taskId ? { projectId, taskId } : { refused: 404 };
};

/** The id of the comment that a hint names. */
export const readCommentId = (body: unknown): string | undefined => {
  const comment = isRecord(body) ? body.comment : undefined;
  return isRecord(comment) ? id(comment._id) : undefined;
};

export const readIsTyping = (body: unknown): boolean | undefined =>
  isRecord(body) && typeof body.isTyping === 'boolean' ? body.isTyping : undefined;

/** The field being typed in; undefined for an unknown field, null when none is given (a comment). */
export const readTypingField = (body: unknown): TypingField | null | undefined => {
  const field = isRecord(body) ? body.field : undefined;
  return field === undefined ? null : TYPING_FIELDS.find((known) => known === field);
};

/** True when the tab closes its task without opening another one. */
export const closesTask = (body: unknown): boolean => isRecord(body) && body.taskId === null;

/** The id in the body's `projectId`. */
export const readProjectOf = (body: unknown): string | undefined =>
  isRecord(body) ? id(body.projectId) : undefined;
