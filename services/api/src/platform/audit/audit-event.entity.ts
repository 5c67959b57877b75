import type { AuditDetails, AuditKind } from '@taskloom/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** No foreign keys: an event outlives the account, team or remote that it names. */
@Entity('audit_events')
@Check('audit_events_address_check', 'char_length(address) <= 64')
@Check('audit_events_count_check', 'count > 0')
@Check('audit_events_details_check', 'octet_length(details::text) <= 2000')
@Check('audit_events_kind_check', 'char_length(kind) BETWEEN 1 AND 40')
@Check('audit_events_subject_check', 'char_length(subject) <= 300')
@Index('audit_events_by_hour', ['kind', 'hour', 'address'])
@Index('audit_events_by_team', ['teamId', 'at', 'id'])
@Index('audit_events_by_time', ['at'])
@Index('audit_events_merged', ['hour', 'mergeKey'], { unique: true })
export class AuditEventEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: AuditKind;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('timestamptz', { default: () => 'now()' }) lastAt: Date;
  @Column('timestamptz') hour: Date;
  @Column('text', { nullable: true }) mergeKey: string | null;
  @Column('integer', { default: 1 }) count: number;
  @Column('uuid', { nullable: true }) actorId: string | null;
  @Column('uuid', { nullable: true }) personId: string | null;
  @Column('uuid', { nullable: true }) teamId: string | null;
  @Column('text', { nullable: true }) subject: string | null;
  @Column('text', { nullable: true }) address: string | null;
  @Column('jsonb', { default: '{}' }) details: AuditDetails;
}
