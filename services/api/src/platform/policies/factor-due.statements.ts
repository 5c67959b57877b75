/**
 * SQL: the day from which someone without a second factor can only set one up; null when they have one or need none.
 *
 * @param person the id, in SQL
 * @param hasPasskey whether a passkey proves the request, in SQL
 */
export const factorDueSql = (person: string, hasPasskey: string): string =>
  `(SELECT p.factor_from FROM policies p WHERE p.factor_required <> 'optional' AND NOT ${hasPasskey}
     AND (p.factor_required = 'everyone' OR EXISTS
       (SELECT 1 FROM team_memberships pm WHERE pm.user_id = ${person} AND pm.role = 'admin'))
     AND NOT EXISTS (SELECT 1 FROM second_factors pf WHERE pf.user_id = ${person} AND pf.confirmed_at IS NOT NULL))`;

/** SQL: today's day, on which policies change. */
export const TODAY = `(now() AT TIME ZONE 'UTC')::date`;
