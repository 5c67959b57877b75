import type { PublicKey } from '@taskloom/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key pair that signs the tokens for backends, shared by all processes. */
@Entity('signing_keys')
export class SigningKeyEntity {
  /** `kid` of its tokens: the thumbprint of the public key (RFC 7638). */
  @PrimaryColumn('text') id: string;
  @Column('jsonb') publicKey: PublicKey;
  /** A JSON Web Key, sealed by `SecretBox`. */
  @Column('text') privateKey: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
