import { Injectable } from '@nestjs/common';
import { LIMITS, type Comment } from '@taskloom/contracts';
import { mentionedIn } from '@taskloom/contracts/mentions';
import { v7 as uuid } from 'uuid';
import { Database, together } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { notFound, requireVersion, type Caller } from '../../platform/http/index.js';
import { ProjectRevisionsRepository, type VisibleProject } from '../projects/index.js';
import { WatchingRepository, type VisibleTask } from '../tasks/index.js';
import { CommentEntity } from './comment.entity.js';
import { CommentTrashService } from './comment-trash.service.js';
import { CommentAdded, CommentDeleted, CommentEdited } from './comment.events.js';
import { CommentsRepository } from './comments.repository.js';
import type { CommentPageDto } from './dto/comment-page.dto.js';

@Injectable()
export class CommentsService {
  constructor(
    private readonly database: Database,
    private readonly comments: CommentsRepository,
    private readonly trash: CommentTrashService,
    private readonly watching: WatchingRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly events: Events,
  ) {}

  /** As JSON text. */
  page(
    project: VisibleProject,
    task: VisibleTask,
    { before, limit = LIMITS.commentsInAnswer }: CommentPageDto,
  ): Promise<string> {
    return this.comments.pageJson(project._id, task._id, limit, before);
  }

  async create(
    caller: Caller,
    project: VisibleProject,
    task: VisibleTask,
    content: string,
  ): Promise<Comment> {
    return this.database.transaction(async (tx) => {
      const path = { projectId: project._id, taskId: task._id };
      const [stamp, comment, , audience, mentioned] = await together(
        this.revisions.next(tx, project._id, caller),
        this.comments.insert(tx, { ...path, id: uuid(), authorId: caller._id, content }),
        this.watching.commented(tx, path, caller._id),
        this.watching.watcherIds(path),
        this.watching.mention(tx, path, mentionedIn(content)),
      );
      await this.events.raise(tx, new CommentAdded(stamp, project, task, comment, audience, mentioned));
      return comment;
    });
  }

  /**
   * Notifies those whom it mentions for the first time.
   *
   * @throws 409 `STALE_VERSION` with the current comment, when `seen` is another version
   */
  async edit(
    caller: Caller,
    project: VisibleProject,
    task: VisibleTask,
    before: Comment,
    content: string,
    seen?: number,
  ): Promise<Comment> {
    if (content === before.content) return before;
    return this.database.transaction(async (tx) => {
      const path = { projectId: project._id, taskId: task._id };
      const stamp = await this.revisions.next(tx, project._id, caller);
      const current = await this.comments.read(tx, path, before._id);
      if (!current) throw notFound();
      const { version = 1 } = current;
      requireVersion({ ...current, version }, seen);
      const comment = await this.comments.edit(tx, path, before._id, content);
      const mentioned = await this.watching.mentionAnew(
        tx,
        path,
        CommentEntity,
        { ...path, id: before._id },
        { before: current.content, after: content },
      );
      await this.events.raise(tx, new CommentEdited(stamp, project, task, comment, mentioned));
      return comment;
    });
  }

  async delete(caller: Caller, { _id }: VisibleProject, task: VisibleTask, comment: Comment): Promise<void> {
    await this.database.transaction(async (tx) => {
      const stamp = await this.revisions.next(tx, _id, caller);
      await this.trash.put(tx, caller, _id, task, comment);
      await this.events.raise(tx, new CommentDeleted(stamp, task, comment._id));
    });
  }
}
