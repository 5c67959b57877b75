import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';

/** Errors with the same message at the same position of one version. */
@Entity('remote_errors')
@Unique('remote_errors_by_fingerprint', ['remote', 'version', 'fingerprint'])
@Index('remote_errors_by_time', ['lastAt'])
@ForeignKey(() => RemoteVersionEntity, ['remote', 'version'], ['remote', 'version'])
export class RemoteErrorEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') remote: string;
  @Column('text') version: string;
  @Column('text') fingerprint: string;
  @Column('text') message: string;
  /** Of the first report, as the browser wrote it; may be empty. */
  @Column('text') stack: string;
  /** Of the last report. */
  @Column('text', { nullable: true }) reference: string | null;
  @Column('integer', { default: 1 }) count: number;
  @Column('timestamptz', { default: () => 'now()' }) firstAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) lastAt: Date;
}
