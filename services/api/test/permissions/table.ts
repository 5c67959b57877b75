import permissions from '@taskloom/contracts/permissions.json' with { type: 'json' };
import { routeKey } from '../../src/platform/http/index.js';

export const ACTORS = [
  'anonymous',
  'nonMember',
  'member',
  'owner',
  'teamAdminOutside',
  'removedMember',
  'invitedNotAccepted',
] as const;
export type Actor = (typeof ACTORS)[number];

type Row = Record<Actor, number | string>;

/** The rows of permissions.json by {@link routeKey}, without its last row for all other routes. */
export const rows = new Map<string, Row>(
  Object.entries(permissions.http).flatMap(([route, row]): [string, Row][] => {
    const [method, path] = route.split(' ');
    return method && path?.startsWith('/') ? [[routeKey(method, path), row]] : [];
  }),
);

export const socketRows: readonly string[] = Object.keys(permissions.socket);

/** The statuses that a cell allows: `"self 200 (leave), others 403"` allows 200 and 403. */
export const allowed = (cell: number | string): number[] =>
  (String(cell).match(/\b[1-5]\d\d\b/g) ?? []).map(Number);
