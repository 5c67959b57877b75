import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteApp } from '@taskloom/client';
import type { Container } from './entry-script';
import { Fault } from './load-failure';
import type { RemoteEntry } from './manifest';

const DOOR = './remote';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isScreen = (value: unknown): boolean =>
  isRecord(value) && typeof value.path === 'string' && typeof value.load === 'function';

const isRemoteApp = (value: unknown, name: string): value is RemoteApp =>
  isRecord(value) && value.name === name && Array.isArray(value.routes) && value.routes.every(isScreen);

/** A chunk that did not come may come the next time; anything else that is thrown is the remote's own mistake. */
const faultOf = (error: unknown): Fault => {
  const lost = error instanceof Error && error.name === 'ChunkLoadError';
  return new Fault(
    lost ? 'network' : 'invalid',
    error instanceof Error ? error.message : String(error),
    error,
  );
};

/** Joins the container to the shell's shared modules and opens its one door. The only place that knows Module Federation's runtime. */
export async function openRemote(name: string, entry: RemoteEntry, container: Container): Promise<RemoteApp> {
  const federation = getInstance();
  if (!federation) throw new Fault('invalid', 'the shell was built without Module Federation');
  const joined = federation.initRawContainer(entry.container, entry.url, container);
  const door: unknown = await joined.get(`${entry.container}/remote`, DOOR).catch((error: unknown) => {
    throw faultOf(error);
  });
  const app = isRecord(door) ? door.default : undefined;
  if (!isRemoteApp(app, name)) throw new Fault('invalid', `${name} has no door that satisfies RemoteApp`);
  return app;
}

/** Loads the page of a route: a chunk of the remote. */
export async function openScreen(app: RemoteApp, path: string) {
  const screen = app.routes.find((route) => route.path === path);
  if (!screen) throw new Fault('invalid', `${app.name} declares ${path} and has no screen for it`);
  const page = await screen.load().catch((error: unknown) => {
    throw faultOf(error);
  });
  if (typeof page.default !== 'function')
    throw new Fault('invalid', `the page of ${path} exports no component`);
  return page.default;
}
