export { CommentAdded, CommentEdited } from './comment.events.js';
export { CommentsModule } from './comments.module.js';
export { CommentEntity } from './comment.entity.js';
export { plainWords } from './plain-words.js';
export { CommentReactionEntity } from './reactions/comment-reaction.entity.js';
