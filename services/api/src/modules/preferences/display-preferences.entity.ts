import type { BoardDensity, ChartsState, ProjectOrder, StartKey, StartPageState } from '@taskloom/contracts';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../users/index.js';

/** A person without a row has the defaults. */
@Entity('display_preferences')
@Check('display_preferences_charts_check', `charts IN ('open', 'closed')`)
@Check('display_preferences_density_check', `density IN ('comfortable', 'compact')`)
@Check('display_preferences_project_order_check', `project_order IN ('updated', 'deadline', 'name', 'mine')`)
@Check('display_preferences_start_page_check', `start_page IN ('shown', 'hidden')`)
@Check(
  'display_preferences_learned_keys_check',
  `learned_keys <@ ARRAY['palette', 'create', 'assign', 'dashboard', 'help'] AND cardinality(learned_keys) <= 5`,
)
export class DisplayPreferencesEntity {
  @PrimaryColumn('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('text', { nullable: true }) charts: ChartsState | null;
  @Column('text', { default: 'comfortable' }) density: BoardDensity;
  @Column('text', { default: 'updated' }) projectOrder: ProjectOrder;
  @Column('text', { default: 'shown' }) startPage: StartPageState;
  @Column('text', { array: true, default: '{}' }) learnedKeys: StartKey[];
}
