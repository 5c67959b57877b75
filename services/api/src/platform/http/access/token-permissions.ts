import { API_BASE, API_TOKEN_SCOPES, type ApiTokenScope } from '@taskloom/contracts';
import permissions from '@taskloom/contracts/permissions.json' with { type: 'json' };

/** One spelling for `:projectId`, `{p}` and `{id}`. */
export const routeKey = (method: string, path: string): string =>
  `${method} ${path.replace(/:\w+|\*|\{\w+\}/g, '{}').replace(/(?<!\/)\/+$/, '')}`;

const normalised = (route: string): string => {
  const [method = '', path = ''] = route.split(' ');
  return routeKey(method, path);
};

const { http, ofProjects, socket } = permissions.tokens;
const calls = new Map(Object.entries(http).map(([route, scope]) => [normalised(route), scope]));
const events = new Map<string, string>(Object.entries(socket));
const outsideProjects = new Set(ofProjects.map(normalised));

const covers = (scope: ApiTokenScope, required: string | undefined): boolean => {
  const needed = API_TOKEN_SCOPES.findIndex((each) => each === required);
  return needed !== -1 && needed <= API_TOKEN_SCOPES.indexOf(scope);
};

/** @param route as registered, for example `/api/projects/:projectId` */
export const callOf = (method: string, route: string): string =>
  routeKey(method, route.startsWith(API_BASE) ? route.slice(API_BASE.length) : route);

/** The least scope that may make the call; undefined when no token may. */
export const scopeOfCall = (call: string): string | undefined => calls.get(call);

/** False for every call that the permission table doesn't open to tokens. */
export const mayCall = (scope: ApiTokenScope, call: string): boolean => covers(scope, calls.get(call));

/** The same for events that a client sends over its socket. */
export const maySend = (scope: ApiTokenScope, event: string): boolean => covers(scope, events.get(event));

/** Whether a token that is limited to projects may make the call at all. */
export const servesProjects = (call: string): boolean =>
  call.includes(' /projects/{}') || outsideProjects.has(call);
