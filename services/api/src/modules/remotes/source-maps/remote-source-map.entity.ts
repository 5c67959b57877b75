import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';

/** The source map of one script, without the sources. In the database, because files of builds are public. */
@Entity('remote_source_maps')
@ForeignKey(() => RemoteVersionEntity, ['remote', 'version'], ['remote', 'version'])
export class RemoteSourceMapEntity {
  @PrimaryColumn('text') remote: string;
  @PrimaryColumn('text') version: string;
  /** Of the script: `assets/main.js`. */
  @PrimaryColumn('text') path: string;
  /** JSON, compressed with gzip. */
  @Column('bytea') content: Buffer;
  /** Of the JSON. */
  @Column('integer') bytes: number;
}
