import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { UserEntity } from '../users/index.js';

/** A picture that a person has uploaded. Triggers remove it with its file when `users.avatar` names another one. */
@Entity('pictures')
@Check('pictures_checksum_check', 'char_length(checksum) <= 128')
@Check('pictures_size_check', 'size BETWEEN 1 AND 262144')
@Check('pictures_storage_key_check', 'char_length(storage_key) BETWEEN 16 AND 200')
@Check('pictures_type_check', `type = ANY (ARRAY['image/png', 'image/jpeg'])`)
@Unique(['storageKey'])
@Index('pictures_by_user', ['userId'])
export class PictureEntity {
  /** Random, since it is part of the picture's public address. */
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('text') type: string;
  @Column('integer') size: number;
  @Column('text') checksum: string;
  @Column('text') storageKey: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
