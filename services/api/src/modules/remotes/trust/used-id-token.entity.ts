import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A token of a provider that was exchanged; it is not accepted again. */
@Entity('used_id_tokens')
@Check('used_id_tokens_hash_check', 'octet_length(hash) = 32')
@Index('used_id_tokens_by_expiry', ['expiresAt'])
export class UsedIdTokenEntity {
  @PrimaryColumn('bytea') hash: Buffer;
  @Column('timestamptz') expiresAt: Date;
}
