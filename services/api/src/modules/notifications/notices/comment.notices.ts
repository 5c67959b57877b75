import { SCREENS } from '@taskloom/contracts';
import type { CommentAdded } from '../../comments/index.js';
import { nameOf, quoted, type Notice } from './notice.js';

export const onCommentAdded = ({ actor, project, task, comment, audience }: CommentAdded): Notice[] =>
  audience.map((userId) => ({
    userId,
    type: 'comment_added',
    title: 'New comment',
    message: `${nameOf(actor)} commented on ${quoted(task.title)}: ${quoted(comment.content, 200)}`,
    link: SCREENS.task(project._id, task._id),
    sender: actor,
    project,
  }));
