/** SQL: whether the row `audit_events e` is older than the event `:before`. */
export const OLDER = '(e.at, e.id) < (SELECT b.at, b.id FROM audit_events b WHERE b.id = :before)';
