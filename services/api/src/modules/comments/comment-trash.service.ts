import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Comment } from '@taskloom/contracts';
import type { Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { notFound, type Caller } from '../../platform/http/index.js';
import { taskInTrash, TrashService, type Restoring } from '../projects/index.js';
import { ArchiveRepository, taskArchived, type VisibleTask } from '../tasks/index.js';
import { CommentRestored } from './comment.events.js';
import { CommentsRepository } from './comments.repository.js';
import { plainWords } from './plain-words.js';

/** Characters of a comment that the trash shows. */
const MOST_TITLE = 200;

/** Moves comments to the trash and restores them. */
@Injectable()
export class CommentTrashService implements OnModuleInit {
  constructor(
    private readonly trash: TrashService,
    private readonly archive: ArchiveRepository,
    private readonly comments: CommentsRepository,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.trash.restores('comment', (tx, restoring) => this.restore(tx, restoring));
  }

  /** Moves the comment to the trash. @throws 404 when it no longer exists */
  async put(tx: Transaction, caller: Caller, projectId: string, task: VisibleTask, comment: Comment) {
    const { _id: id, content, author } = comment;
    if (!(await this.comments.move(tx, { projectId, taskId: task._id }, id, id))) throw notFound();
    await this.trash.put(tx, {
      kind: 'comment',
      projectId,
      id,
      title: [...plainWords(content)].slice(0, MOST_TITLE).join(''),
      taskId: task._id,
      taskTitle: task.title,
      authorId: author._id,
      deletedBy: caller._id,
    });
  }

  private async restore(tx: Transaction, { stamp, entry }: Restoring): Promise<string[]> {
    const { projectId, id, taskId, taskTitle } = entry;
    if (!taskId) throw notFound();
    const path = { projectId, taskId };
    if (!(await this.comments.hasTask(tx, path))) {
      const archived = await this.archive.holds(tx, projectId, taskId);
      throw (archived ? taskArchived : taskInTrash)(taskTitle ?? '');
    }
    await this.comments.move(tx, { projectId, taskId: id }, id, taskId);
    const comment = await this.comments.read(tx, path, id);
    if (!comment) throw notFound();
    await this.events.raise(tx, new CommentRestored({ ...stamp, taskId, comment }));
    return [];
  }
}
