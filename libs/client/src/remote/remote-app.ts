import type { ComponentType } from 'react';
import type { Extension } from '../extensions/points';

/** A module with one component as its default export: the result of `() => import('./x.page')`. */
export type ScreenModule<Props = object> = { default: ComponentType<Props> };

/**
 * One screen of a remote. `load` instead of a `lazy` component: React caches a rejected `lazy` forever, so the shell creates a
 * new one for each attempt, with its own time limit.
 */
export interface RemoteScreen {
  /** Exactly one of the paths in this remote's `remote.json`: `/projects/:id`. */
  path: string;
  load: () => Promise<ScreenModule>;
}

/** @deprecated Commands are listed in `remote.json` (`CommandEntry` of contracts). */
export interface RemoteCommand {
  /** Unique inside the remote. */
  id: string;
  title: () => string;
  to: string;
  /** Only for people with this role; for everyone by default. */
  role?: 'admin';
}

/**
 * The entry of a remote (`src/remote.tsx`, default export). The shell mounts `routes` at the paths that `remote.json` declares;
 * other paths are not mounted.
 */
export interface RemoteApp {
  /** The name in `remote.json`. */
  name: string;
  routes: readonly RemoteScreen[];
  /** The code of its extensions, by the ids in `remote.json` (docs/extension-points.md). */
  extensions?: Readonly<Record<string, Extension>>;
  /** @deprecated Components by the name of a slot, of builds before client 1.22. Use `extensions`. */
  slots?: Readonly<Record<string, () => Promise<ScreenModule<Record<string, unknown>>>>>;
  /** @deprecated Unused: commands are listed in `remote.json`, so that offering them runs no code. */
  commands?: readonly RemoteCommand[];
}
