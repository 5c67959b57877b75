import type { RemoteActor } from '@taskloom/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';

/** The canary or preview of a remote. */
@Entity('remote_trials')
@Check('remote_trials_check', `(kind = 'canary') = (percent IS NOT NULL)`)
@Check('remote_trials_kind_check', `kind IN ('canary', 'preview')`)
@Check('remote_trials_percent_check', '(percent >= 1) AND (percent <= 99)')
@ForeignKey(() => RemoteVersionEntity, ['remote', 'version'], ['remote', 'version'])
export class RemoteTrialEntity {
  @PrimaryColumn('text') remote: string;
  @PrimaryColumn('text') kind: 'canary' | 'preview';
  @Column('text') version: string;
  @Column('smallint', { nullable: true }) percent: number | null;
  @Column('timestamptz', { default: () => 'now()' }) since: Date;
  @Column('jsonb') actor: RemoteActor;
}
