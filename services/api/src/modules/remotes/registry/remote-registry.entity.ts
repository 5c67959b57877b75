import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: the revision of the whole registry. */
@Entity('remote_registry')
@Check('remote_registry_one_check', 'one')
export class RemoteRegistryEntity {
  @PrimaryColumn('boolean', { default: true }) one: boolean;
  @Column('bigint', { default: 0 }) revision: number;
}
