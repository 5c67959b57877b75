import type { RuleType } from '@taskloom/contracts';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../users/index.js';

/** By project id or {@link ALL}, then by type: whether the person receives notifications. */
export type StoredRules = Record<string, Partial<Record<RuleType, boolean>>>;

/** The key of the rules of all projects. */
export const ALL = 'all';

/** A person without a row receives everything. */
@Entity('notification_rules')
export class NotificationRulesEntity {
  @PrimaryColumn('uuid') userId: string;
  @OneToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('jsonb', { default: {} }) rules: StoredRules;
}
