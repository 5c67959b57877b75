import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') name: string;
  /** Lower case. */
  @Column('text') email: string;
  @Column('text', { name: 'password_hash', select: false }) passwordHash: string;
  /** The person's own picture. */
  @Column('text', { nullable: true }) avatar: string | null;
  @Column('text', { name: 'initials_avatar' }) initialsAvatar: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt: Date;
}
