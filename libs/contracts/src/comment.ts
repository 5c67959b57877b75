import type { PublicPerson } from './user.js';

/** The emoji of reactions, in the order in which they are offered. */
export const REACTIONS = ['👍', '❤️', '🎉', '😄', '😕', '👀'] as const;
/** An emoji with which people react to comments. */
export type ReactionEmoji = (typeof REACTIONS)[number];

/** A reaction to a comment, and everyone who has chosen it. */
export interface Reaction {
  emoji: ReactionEmoji;
  /** Oldest first; may include people who have left the project. */
  people: Pick<PublicPerson, '_id' | 'name'>[];
}

/** A comment of a task, in Markdown. `version` rises with each edit. */
export interface Comment {
  _id: string;
  content: string;
  author: PublicPerson;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** ISO 8601 UTC; null, or absent from an older server, when the text is the first one. */
  editedAt?: string | null;
  /** Rises with each new text; the value for `If-Match`. Absent from an older server. */
  version?: number;
  /** Absent in lists of tasks, and from an older server. */
  reactions?: Reaction[];
}

/** Body of `POST …/comments`. */
export interface CommentCreate {
  content: string;
}

/** Body of `PATCH …/comments/{comment}`. */
export type CommentUpdate = CommentCreate;
