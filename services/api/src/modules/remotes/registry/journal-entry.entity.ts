import type { RemoteAction, RemoteActor, RemoteSkip } from '@taskloom/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Append-only: a trigger rejects updates and deletions. */
@Entity('remote_journal')
@Index('remote_journal_by_remote', { synchronize: false })
export class JournalEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('jsonb') actor: RemoteActor;
  @Column('text') remote: string;
  @Column('text') action: RemoteAction;
  @Column('text', { nullable: true }) version: string | null;
  @Column('text', { nullable: true }) previous: string | null;
  @Column('smallint', { nullable: true }) percent: number | null;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('bigint', { nullable: true }) revision: number | null;
  @Column('text', { array: true, default: '{}', comment: 'Checks that the actor has left out on purpose' })
  skipped: RemoteSkip[];
  @Column('text', { array: true, default: '{}' }) permissions: string[];
  @Column('text', { nullable: true }) signedBy: string | null;
}
