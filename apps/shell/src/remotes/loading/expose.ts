import { getInstance } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { RemoteApp } from '@taskloom/client';
import type { Container } from './entry-script';
import { Fault } from './load-failure';
import { isRecord } from '@taskloom/contracts';

const EXPOSE = './remote';
const SCOPE = 'default';

const isScreen = (value: unknown): boolean =>
  isRecord(value) && typeof value.path === 'string' && typeof value.load === 'function';

const isSlots = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((load) => typeof load === 'function');

const isExtensions = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((each) => isRecord(each) && typeof each.load === 'function');

const isRemoteApp = (value: unknown, name: string): value is RemoteApp =>
  isRecord(value) &&
  value.name === name &&
  Array.isArray(value.routes) &&
  value.routes.every(isScreen) &&
  (value.slots === undefined || isSlots(value.slots)) &&
  (value.extensions === undefined || isExtensions(value.extensions));

/** A chunk that fails to load is a transient fault; any other error is the remote's own. */
const faultOf = (error: unknown): Fault => {
  const lost = error instanceof Error && error.name === 'ChunkLoadError';
  return new Fault(
    lost ? 'network' : 'invalid',
    error instanceof Error ? error.message : String(error),
    error,
  );
};

/** The shell's shared modules as arguments of a container's `init`. */
function sharedModules(): Parameters<Container['init']> {
  const scopes = getInstance()?.shareScopeMap;
  const scope = scopes?.[SCOPE];
  if (!scope) throw new Fault('invalid', 'the shell was built without Module Federation');
  const options = { version: '', shareScopeKeys: SCOPE, shareScopeMap: scopes };
  // Not enumerable, since the container copies the rest into its own options.
  Object.defineProperty(options, 'shareScopeMap', { enumerable: false });
  return [scope, [], options];
}

/** Initialises the container with the shared modules and loads its exposed module. The only use of Module Federation's runtime. */
export async function openRemote(name: string, container: Container): Promise<RemoteApp> {
  const exposed: unknown = await loadExpose(container).catch((error: unknown) => {
    throw faultOf(error);
  });
  const app = isRecord(exposed) ? exposed.default : undefined;
  if (!isRemoteApp(app, name)) throw new Fault('invalid', `${name} exposes no RemoteApp`);
  return app;
}

async function loadExpose(container: Container): Promise<unknown> {
  await container.init(...sharedModules());
  const factory = await container.get(EXPOSE);
  return factory();
}

/** The code for a place: a route starts with `/`, `#point/id` is an extension, and anything else is a slot. */
function loadOf({ routes, extensions, slots }: RemoteApp, place: string) {
  if (place.startsWith('/')) return routes.find(({ path }) => path === place)?.load;
  if (!place.startsWith('#')) return slots?.[place];
  const [point, id = ''] = place.slice(1).split('/');
  const extension = extensions?.[id];
  return extension?.point === point ? extension?.load : undefined;
}

/** A component, or the function of an extension. The point says which. */
const isCode = (value: unknown): value is ComponentType => typeof value === 'function';

/** Loads the page of a route, the component for a slot, or the code of an extension. */
export async function openScreen(app: RemoteApp, place: string): Promise<ComponentType> {
  const load = loadOf(app, place);
  if (!load) throw new Fault('invalid', `${app.name} declares ${place} but does not provide it`);
  const page: { default: unknown } = await load().catch((error: unknown) => {
    throw faultOf(error);
  });
  if (!isCode(page.default)) throw new Fault('invalid', `the module for ${place} exports no component`);
  return page.default;
}
