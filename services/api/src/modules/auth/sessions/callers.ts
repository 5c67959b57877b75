import type { EntityTarget } from 'typeorm';
import { preparedQuery } from '../../../platform/database/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { factorDueSql } from '../../../platform/policies/index.js';
import { avatarSql } from '../../users/index.js';
import { ApiTokenEntity } from '../api-tokens/api-token.entity.js';
import { HAS_PASSKEY } from './callers.statements.js';
import { SessionEntity } from './session.entity.js';

/** A person with the state of the session that was looked up. */
export interface KnownCaller extends Caller {
  /** How many tokens it has had before its current one. */
  renewals: number;
  /** The one before it is still accepted. */
  renewedNow: boolean;
}

/** The active people of valid credentials, with their roles. The entities of teams depend on this module. */
const callersOf = (
  name: string,
  credentials: EntityTarget<object>,
  limits: string,
  hasPasskey: string,
  renewals: string,
  renewedNow: string,
) =>
  preparedQuery(name, ['ids'], (manager) =>
    manager
      .createQueryBuilder(credentials, 's')
      .innerJoin('s.user', 'u')
      .leftJoin('team_memberships', 'm', 'm.user_id = u.id')
      .select(['u.id AS _id', 'u.name AS name', 'u.email AS email', `${avatarSql('u')} AS avatar`])
      .addSelect(["coalesce(m.role, 'member') AS role", 'm.team_id AS "teamId"', 's.id AS "sessionId"'])
      .addSelect('u.emailVerifiedAt IS NOT NULL', 'verified')
      .addSelect(limits, 'apiToken')
      .addSelect(renewals, 'renewals')
      .addSelect(renewedNow, 'renewedNow')
      .addSelect(`to_char(${factorDueSql('u.id', hasPasskey)}, 'YYYY-MM-DD')`, 'factorDue')
      .where('s.id = ANY(:ids) AND s.expiresAt > now() AND u.disabledAt IS NULL'),
  );

/** How long the token before the current one is accepted, in seconds. */
const OVERLAP_SECONDS = 30;

export const SESSION_CALLERS = callersOf(
  'sessions.caller',
  SessionEntity,
  'NULL::json',
  's.two_factors',
  's.renewals',
  `coalesce(s.renewed_at > now() - interval '${OVERLAP_SECONDS} seconds', false)`,
);
export const TOKEN_CALLERS = callersOf(
  'sessions.token-caller',
  ApiTokenEntity,
  `json_build_object('scope', s.scope, 'projectIds', s.project_ids)`,
  HAS_PASSKEY,
  '0',
  'false',
);
