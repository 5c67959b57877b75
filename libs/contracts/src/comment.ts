import type { PublicPerson } from './user.js';

export interface Comment {
  _id: string;
  content: string;
  author: PublicPerson;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** ISO 8601 UTC; null, or absent from an older server, when the text is the first one. */
  editedAt?: string | null;
}

export interface CommentCreate {
  content: string;
}

export type CommentUpdate = CommentCreate;
