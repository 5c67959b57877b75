import { wireTime } from '../../platform/database/index.js';

/** SQL: a `TeamInvite` of invitations `i`; its status is computed, so that expiry needs no job. */
export const TEAM_INVITE = `json_build_object('_id', i.id, 'email', i.email, 'role', i.role,
  'status', CASE WHEN i.status = 'pending' AND i.expires_at <= now() THEN 'expired' ELSE i.status END,
  'createdAt', ${wireTime('i.created_at')}, 'expiresAt', ${wireTime('i.expires_at')})`;
