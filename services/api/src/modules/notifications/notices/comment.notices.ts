import { SCREENS, shorten } from '@taskloom/contracts';
import { plainWords, type CommentAdded, type CommentEdited } from '../../comments/index.js';
import { nameOf, quoted, taskOf, type Notice } from './notice.js';

const commonOf = ({ project, task, actor, comment }: CommentAdded | CommentEdited) => ({
  common: { link: SCREENS.comment(project._id, task._id, comment._id), sender: actor, project },
  text: shorten(plainWords(comment.content), 200),
});

/** Notices for newly mentioned people. */
export const onCommentEdited = (event: CommentAdded | CommentEdited): Notice[] => {
  const { actor, task, mentioned } = event;
  const { common, text } = commonOf(event);
  return mentioned.map((userId) => ({
    ...common,
    userId,
    type: 'mentioned',
    title: 'You were mentioned',
    message: `${nameOf(actor)} mentioned you in a comment on ${quoted(task.title)}: “${text}”`,
    details: { event: 'comment-mention', task: taskOf(task), text },
  }));
};

export const onCommentAdded = (event: CommentAdded): Notice[] => {
  const { actor, task, audience } = event;
  const { common, text } = commonOf(event);
  return [
    ...onCommentEdited(event),
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
