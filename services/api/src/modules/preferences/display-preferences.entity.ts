import type { BoardDensity, ChartsState } from '@taskloom/contracts';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../users/index.js';

/** A person without a row has the defaults. */
@Entity('display_preferences')
@Check('display_preferences_charts_check', `charts IN ('open', 'closed')`)
@Check('display_preferences_density_check', `density IN ('comfortable', 'compact')`)
export class DisplayPreferencesEntity {
  @PrimaryColumn('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('text', { nullable: true }) charts: ChartsState | null;
  @Column('text', { default: 'comfortable' }) density: BoardDensity;
}
