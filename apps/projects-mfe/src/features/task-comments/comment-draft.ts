import { isRecord, type Comment } from '@taskloom/contracts';
import { forgetDraft, keepDraft, readDraft } from '../../drafts/drafts';

/** The text that a person has typed over a comment, and the text and version that it replaces. */
export interface CommentDraft {
  text: string;
  base: Pick<Comment, 'content' | 'version'>;
}

const nameOf = ({ _id }: Comment): string => `comment-edit:${_id}`;

const isCommentDraft = (value: unknown): value is CommentDraft =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  isRecord(value.base) &&
  typeof value.base.content === 'string' &&
  (value.base.version === undefined || typeof value.base.version === 'number');

export const baseOf = ({ content, version }: Comment): CommentDraft['base'] => ({ content, version });

export const readCommentDraft = (comment: Comment): CommentDraft | null =>
  readDraft(nameOf(comment), isCommentDraft);

export const keepCommentDraft = (comment: Comment, draft: CommentDraft): void =>
  keepDraft(nameOf(comment), draft);

export const forgetCommentDraft = (comment: Comment): void => forgetDraft(nameOf(comment));
