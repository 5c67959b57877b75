import { Injectable } from '@nestjs/common';
import { LIMITS, type Comment, type ReactionEmoji } from '@taskloom/contracts';
import { Database } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import { ProjectRevisionsRepository, type VisibleProject } from '../../projects/index.js';
import type { VisibleTask } from '../../tasks/index.js';
import { CommentReacted } from '../comment.events.js';
import { CommentsRepository } from '../comments.repository.js';
import { tooManyReactions } from './reaction.errors.js';
import { ReactionsRepository } from './reactions.repository.js';

@Injectable()
export class ReactionsService {
  constructor(
    private readonly database: Database,
    private readonly reactions: ReactionsRepository,
    private readonly comments: CommentsRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly events: Events,
  ) {}

  /**
   * Adds or removes the caller's reaction. Repeating it changes nothing.
   *
   * @throws 409 `TOO_MANY_REACTIONS`
   */
  async react(
    caller: Caller,
    { _id: projectId }: VisibleProject,
    { _id: taskId }: VisibleTask,
    before: Comment,
    emoji: ReactionEmoji,
    on: boolean,
  ): Promise<Comment> {
    const people = before.reactions?.find((each) => each.emoji === emoji)?.people ?? [];
    if (people.some(({ _id }) => _id === caller._id) === on) return before;
    return this.database.transaction(async (tx) => {
      const stamp = await this.revisions.next(tx, projectId, caller);
      const path = { projectId, taskId, commentId: before._id };
      if (!(await this.comments.read(tx, path, before._id))) throw notFound();
      if (!on) await this.reactions.remove(tx, path, caller._id, emoji);
      else if (!(await this.reactions.has(tx, path, caller._id, emoji))) {
        if ((await this.reactions.count(tx, path)) >= LIMITS.reactionsToComment) throw tooManyReactions();
        await this.reactions.add(tx, path, caller._id, emoji);
      }
      const comment = await this.comments.read(tx, path, before._id);
      if (!comment) throw notFound();
      await this.events.raise(tx, new CommentReacted(stamp, taskId, comment));
      return comment;
    });
  }
}
