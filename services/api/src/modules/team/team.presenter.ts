import { personSql } from '../users/index.js';

/** SQL: a `TeamMember` of users `u` and team_memberships `m`, both flat and nested (specification 11). */
export const TEAM_MEMBER = `(${personSql('u')}::jsonb
  || jsonb_build_object('role', m.role, 'user', ${personSql('u')}::jsonb))`;
