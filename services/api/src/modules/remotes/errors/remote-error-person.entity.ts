import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../../users/index.js';
import { RemoteErrorEntity } from './remote-error.entity.js';

/** Someone who has seen an error, to count people. */
@Entity('remote_error_people')
@Index('remote_error_people_by_person', ['person'])
export class RemoteErrorPersonEntity {
  @ForeignKey(() => RemoteErrorEntity, { onDelete: 'CASCADE' }) @PrimaryColumn('bigint') errorId: number;
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') person: string;
}
