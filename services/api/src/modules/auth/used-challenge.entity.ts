import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A challenge that a passkey has answered; kept until the challenge has expired. */
@Entity('used_challenges')
@Index('used_challenges_by_time', ['usedAt'])
export class UsedChallengeEntity {
  @PrimaryColumn('bytea') challengeHash: Buffer;
  @Column('timestamptz', { default: () => 'now()' }) usedAt: Date;
}
