import { Injectable } from '@nestjs/common';
import { LIMITS, mentionsIn, type Comment } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { Database, together } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import type { Caller } from '../../platform/http/index.js';
import { ProjectRevisionsRepository, type VisibleProject } from '../projects/index.js';
import { WatchingRepository, type VisibleTask } from '../tasks/index.js';
import { CommentAdded } from './comment.events.js';
import { CommentsRepository } from './comments.repository.js';
import type { CommentPageDto } from './dto/comment-page.dto.js';

@Injectable()
export class CommentsService {
  constructor(
    private readonly database: Database,
    private readonly comments: CommentsRepository,
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
      const [stamp, comment, , watchers, mentioned] = await together(
        this.revisions.next(tx, project._id, caller),
        this.comments.insert(tx, { ...path, id: uuid(), authorId: caller._id, content }),
        this.watching.commented(tx, path, caller._id),
        this.watching.watchers(path),
        this.watching.mention(tx, path, mentionsIn(content)),
      );
      const audience = watchers.map(({ _id }) => _id);
      await this.events.raise(tx, new CommentAdded(stamp, project, task, comment, audience, mentioned));
      return comment;
    });
  }
}
