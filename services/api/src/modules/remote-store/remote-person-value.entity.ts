import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RemoteEntity } from '../remotes/index.js';
import { UserEntity } from '../users/index.js';
import { RemoteValue } from './remote-value.entity.js';

@Entity('remote_person_values')
@Index('remote_person_values_by_remote', ['remote', 'bytes'])
export class RemotePersonValueEntity extends RemoteValue {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') userId: string;
  @ForeignKey(() => RemoteEntity) @PrimaryColumn('text') remote: string;
  @PrimaryColumn('text') key: string;
}
