import { Injectable } from '@nestjs/common';
import type { ReactionEmoji } from '@taskloom/contracts';
import type { Transaction } from '../../../platform/database/index.js';
import { CommentReactionEntity } from './comment-reaction.entity.js';

interface CommentPath {
  projectId: string;
  taskId: string;
  commentId: string;
}

@Injectable()
export class ReactionsRepository {
  count({ manager }: Transaction, path: CommentPath): Promise<number> {
    return manager.countBy(CommentReactionEntity, { ...path });
  }

  has({ manager }: Transaction, path: CommentPath, userId: string, emoji: ReactionEmoji): Promise<boolean> {
    return manager.existsBy(CommentReactionEntity, { ...path, userId, emoji });
  }

  async add(
    { manager }: Transaction,
    path: CommentPath,
    userId: string,
    emoji: ReactionEmoji,
  ): Promise<void> {
    await manager.insert(CommentReactionEntity, { ...path, userId, emoji });
  }

  async remove(
    { manager }: Transaction,
    path: CommentPath,
    userId: string,
    emoji: ReactionEmoji,
  ): Promise<void> {
    await manager.delete(CommentReactionEntity, { ...path, userId, emoji });
  }
}
