import { SCREENS, withoutMentionMarks } from '@taskloom/contracts';
import type { CommentAdded } from '../../comments/index.js';
import { cut, nameOf, quoted, taskOf, type Notice } from './notice.js';

export const onCommentAdded = (event: CommentAdded): Notice[] => {
  const { actor, project, task, comment, audience, mentioned } = event;
  const common = { link: SCREENS.task(project._id, task._id), sender: actor, project };
  const text = cut(withoutMentionMarks(comment.content), 200);
  return [
    ...mentioned.map((userId): Notice => ({
      ...common,
      userId,
      type: 'mentioned',
      title: 'You were mentioned',
      message: `${nameOf(actor)} mentioned you in a comment on ${quoted(task.title)}: “${text}”`,
      details: { event: 'comment-mention', task: taskOf(task), text },
    })),
    ...audience.map((userId): Notice => ({
      ...common,
      userId,
      type: 'comment_added',
      title: 'New comment',
      message: `${nameOf(actor)} commented on ${quoted(task.title)}: “${text}”`,
      details: { event: 'comment', task: taskOf(task), text },
    })),
  ];
};
