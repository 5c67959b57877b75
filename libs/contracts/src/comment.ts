import type { PublicPerson } from './user.js';

export interface Comment {
  _id: string;
  content: string;
  author: PublicPerson;
  /** ISO 8601 UTC. */
  createdAt: string;
}

export interface CommentCreate {
  content: string;
}
