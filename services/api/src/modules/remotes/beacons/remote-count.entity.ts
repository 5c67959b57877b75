import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';

/** The people of one period: an hour for loads and problems, a day for web vitals. A person counts once in each. */
@Entity('remote_counts')
@Index('remote_counts_by_time', ['period'])
@ForeignKey(() => RemoteVersionEntity, ['remote', 'version'], ['remote', 'version'])
export class RemoteCountEntity {
  @PrimaryColumn('text') remote: string;
  @PrimaryColumn('text') version: string;
  /** A state of `remote_beacons`. */
  @PrimaryColumn('text') measure: string;
  /** The start, in UTC. */
  @PrimaryColumn('timestamptz') period: Date;
  /** Of the histogram of a web vital; else 0. */
  @PrimaryColumn('smallint') bucket: number;
  @Column('integer') people: number;
}
