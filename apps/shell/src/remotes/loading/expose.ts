import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteApp } from '@taskloom/client';
import type { Container } from './entry-script';
import { Fault } from './load-failure';
import { isRecord } from '../is-record';

const DOOR = './remote';
const SCOPE = 'default';

const isScreen = (value: unknown): boolean =>
  isRecord(value) && typeof value.path === 'string' && typeof value.load === 'function';

const isSlots = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((load) => typeof load === 'function');

const isRemoteApp = (value: unknown, name: string): value is RemoteApp =>
  isRecord(value) &&
  value.name === name &&
  Array.isArray(value.routes) &&
  value.routes.every(isScreen) &&
  (value.slots === undefined || isSlots(value.slots));

/** A chunk that did not come may come the next time; anything else that is thrown is the remote's own mistake. */
const faultOf = (error: unknown): Fault => {
  const lost = error instanceof Error && error.name === 'ChunkLoadError';
  return new Fault(
    lost ? 'network' : 'invalid',
    error instanceof Error ? error.message : String(error),
    error,
  );
};

/** The shell's shared modules, in the form in which a container takes them. */
function sharedModules(): Parameters<Container['init']> {
  const scopes = getInstance()?.shareScopeMap;
  const scope = scopes?.[SCOPE];
  if (!scope) throw new Fault('invalid', 'the shell was built without Module Federation');
  const options = { version: '', shareScopeKeys: SCOPE, shareScopeMap: scopes };
  // Not enumerable, since the container copies the rest into its own options.
  Object.defineProperty(options, 'shareScopeMap', { enumerable: false });
  return [scope, [], options];
}

/** Joins the container to the shared modules and opens its one door. The only place that knows Module Federation's runtime. */
export async function openRemote(name: string, container: Container): Promise<RemoteApp> {
  const door: unknown = await openDoor(container).catch((error: unknown) => {
    throw faultOf(error);
  });
  const app = isRecord(door) ? door.default : undefined;
  if (!isRemoteApp(app, name)) throw new Fault('invalid', `${name} has no door that satisfies RemoteApp`);
  return app;
}

async function openDoor(container: Container): Promise<unknown> {
  await container.init(...sharedModules());
  const open = await container.get(DOOR);
  return open();
}

/** Loads the page of a route, which begins with `/`, or the part for a slot: a chunk of the remote. */
export async function openScreen(app: RemoteApp, place: string) {
  const load = place.startsWith('/')
    ? app.routes.find((route) => route.path === place)?.load
    : app.slots?.[place];
  if (!load) throw new Fault('invalid', `${app.name} declares ${place} and has nothing for it`);
  const page = await load().catch((error: unknown) => {
    throw faultOf(error);
  });
  if (typeof page.default !== 'function')
    throw new Fault('invalid', `what comes for ${place} exports no component`);
  return page.default;
}
