import type { RemoteActor } from '@taskloom/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';

@Entity('remote_releases', {
  comment:
    'What everybody got, a stack for each remote: the last one is live, a rollback takes off what it leaves',
})
@Index('remote_releases_by_remote', { synchronize: false })
@ForeignKey(() => RemoteVersionEntity, ['remote', 'version'], ['remote', 'version'])
export class RemoteReleaseEntity {
  @PrimaryColumn('bigint') revision: number;
  @Column('text') remote: string;
  @Column('text') version: string;
  @Column('timestamptz', { default: () => 'now()' }) since: Date;
  @Column('jsonb') actor: RemoteActor;
}
