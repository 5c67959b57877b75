import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../../users/index.js';
import { CommentEntity } from '../comment.entity.js';

/** One person's reaction to a comment with one emoji. It follows the comment into the trash and back. */
@Entity('comment_reactions')
@Check('comment_reactions_emoji_check', "emoji IN ('👍', '❤️', '🎉', '😄', '😕', '👀')")
@Index('comment_reactions_by_user', ['userId'])
@ForeignKey(() => CommentEntity, ['projectId', 'taskId', 'commentId'], ['projectId', 'taskId', 'id'], {
  onDelete: 'CASCADE',
  onUpdate: 'CASCADE',
})
@ForeignKey(() => UserEntity, ['userId'], ['id'], { onDelete: 'CASCADE' })
export class CommentReactionEntity {
  @PrimaryColumn('uuid') projectId: string;
  @PrimaryColumn('uuid') taskId: string;
  @PrimaryColumn('uuid') commentId: string;
  @PrimaryColumn('text') emoji: string;
  @PrimaryColumn('uuid') userId: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
