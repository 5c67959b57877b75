import type { RemoteStage, RemoteVital } from '@taskloom/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';
import { UserEntity } from '../../users/index.js';

export type BeaconState = 'ready' | 'failed' | 'fallback' | 'late-error' | 'long-task' | RemoteVital;

/** A person's measurements of a version; a person has one row for each version and state. */
@Entity('remote_beacons')
@Check(
  'remote_beacons_state_check',
  `state IN ('ready', 'failed', 'fallback', 'late-error', 'long-task', 'lcp', 'inp', 'cls')`,
)
@Index('remote_beacons_by_fallback', ['remote', 'insteadOf', 'at'], { where: 'instead_of IS NOT NULL' })
@Index('remote_beacons_by_person', ['person', 'remote', 'version', 'state'], { unique: true })
@Index('remote_beacons_by_time', ['at'])
@Index('remote_beacons_by_version', ['remote', 'version', 'at'])
@ForeignKey(() => RemoteVersionEntity, ['remote', 'version'], ['remote', 'version'])
export class RemoteBeaconEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('text') remote: string;
  @Column('text') version: string;
  @Column('text') outcome: string;
  @Column('text') stage: RemoteStage;
  /** Of a web vital: its value, in the unit of `RemoteVitals`. */
  @Column('integer') durationMs: number;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('text', { nullable: true }) insteadOf: string | null;
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  person: string | null;
  @Column('text', { nullable: true }) state: BeaconState | null;
  @Column('text', { nullable: true }) reference: string | null;
  @Column('smallint', { nullable: true }) canaryGroup: number | null;
}
