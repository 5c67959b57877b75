import type { RemoteAlarmMeasure } from '@taskloom/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { RemoteEntity } from '../registry/remote.entity.js';

/** A remote has at most one open alarm for each measure. */
@Entity('remote_alarms')
@Check('remote_alarms_measure_check', `measure IN ('failures', 'errors', 'inp')`)
@Index('remote_alarms_by_remote', ['remote', 'raisedAt'])
@Index('remote_alarms_open', ['remote', 'measure'], { unique: true, where: 'resolved_at IS NULL' })
export class RemoteAlarmEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: number;
  @ForeignKey(() => RemoteEntity) @Column('text') remote: string;
  @Column('text') version: string;
  @Column('text') measure: RemoteAlarmMeasure;
  @Column('integer') people: number;
  @Column('integer') affected: number;
  @Column('timestamptz', { default: () => 'now()' }) raisedAt: Date;
  @Column('timestamptz', { nullable: true }) resolvedAt: Date | null;
}
