import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { RemoteEntity } from '../remotes/index.js';
import { UserEntity } from '../users/index.js';

/** An address of a backend that a team admin has agreed to. */
@Entity('remote_backends')
@Check('remote_backends_address_check', 'char_length(address) <= 300')
export class RemoteBackendEntity {
  @ForeignKey(() => RemoteEntity) @PrimaryColumn('text') remote: string;
  @PrimaryColumn('text') address: string;
  @Column('timestamptz', { default: () => 'now()' }) agreedAt: Date;
  @ForeignKey(() => UserEntity, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  agreedBy: string | null;
}
