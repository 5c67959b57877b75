import type { RemoteActor } from '@taskloom/contracts';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { RemoteEntity } from '../registry/remote.entity.js';

/** A permission that a team admin has agreed to, as `permissionsOf` of contracts lists it. */
@Entity('remote_agreements')
export class RemoteAgreementEntity {
  @ForeignKey(() => RemoteEntity) @PrimaryColumn('text') remote: string;
  @PrimaryColumn('text') permission: string;
  /** The first version that needed it. */
  @Column('text') version: string;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('jsonb') actor: RemoteActor;
  @Column('boolean', {
    default: false,
    comment: 'The version that became live for everyone does not need it; a rollback takes it up again',
  })
  ended: boolean;
}
