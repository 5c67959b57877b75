import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A project, or a part of one, whose rows a background job still has to remove. */
@Entity('removals')
export class RemovalEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid') projectId: string;
  @Column('uuid', { nullable: true }) taskId: string | null;
  @Column('timestamptz', { default: () => 'now()' }) requestedAt: Date;
}
