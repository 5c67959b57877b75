import type { ExchangedToken } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../platform/database/index.js';
import type { TrustRuleEntity } from '../trust/trust-rule.entity.js';
import { EXPIRY } from './exchanged-token.statements.js';
import { RemoteTokenEntity } from './remote-token.entity.js';
import { hashOfToken, newTokenText, shownPartOf } from './token-text.js';

const NAME_LENGTH = 100;

/** Stores a token of a pipeline, for 15 minutes and never longer than its rule. The journal names the subject. */
export const addExchangedToken = async (
  tx: Transaction,
  { id: ruleId, remote, rights }: TrustRuleEntity,
  subject: string,
): Promise<ExchangedToken & { _id: string }> => {
  const [_id, secret] = [uuid(), newTokenText()];
  const { raw } = await tx.manager
    .createQueryBuilder()
    .insert()
    .into(RemoteTokenEntity)
    .values({
      id: _id,
      remote,
      name: subject.slice(0, NAME_LENGTH),
      rights,
      hash: hashOfToken(secret),
      prefix: shownPartOf(secret),
      ruleId,
      expiresAt: () => EXPIRY,
    })
    .setParameter('ruleId', ruleId)
    .returning('expires_at')
    .execute();
  const expiresAt: Date = raw[0].expires_at;
  return { _id, secret, expiresAt: expiresAt.toISOString(), rights };
};
