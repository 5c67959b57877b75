import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('remotes')
@Check('remotes_locked_by_check', `locked_by IN ('person', 'token')`)
@Check('remotes_name_check', `name ~ '^[a-z][a-z0-9-]{0,39}$'`)
export class RemoteEntity {
  @PrimaryColumn('text') name: string;
  @Column('bigint', { default: 0 }) revision: number;
  @Column('text', { nullable: true }) lockedBy: 'person' | 'token' | null;
  @Column('text', { nullable: true }) lockReason: string | null;
  @Column('boolean', {
    default: false,
    comment: 'A person or a team has decided what is live: builds that come with an upgrade leave it alone',
  })
  chosen: boolean;
}
