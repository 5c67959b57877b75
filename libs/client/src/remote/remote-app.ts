import type { ComponentType } from 'react';

/** A module with one component as its default export: what `() => import('./x.page')` promises. */
export type ScreenModule<Props = object> = { default: ComponentType<Props> };

/**
 * One screen of a remote. `load` instead of a ready-made `lazy`: React keeps a rejected `lazy` for ever, so the shell
 * makes a new one for each try and puts its own time limit around it.
 */
export interface RemoteScreen {
  /** One of the paths in this remote's `remote.json`, to the letter: `/projects/:id`. */
  path: string;
  load: () => Promise<ScreenModule>;
}

/** @deprecated Commands are listed in `remote.json` (`CommandEntry` of contracts). */
export interface RemoteCommand {
  /** Unique inside the remote. */
  id: string;
  title: () => string;
  to: string;
  /** For people of this role alone; everybody sees it without. */
  role?: 'admin';
}

/**
 * The one door of a remote (`src/remote.tsx`, default export). The shell mounts `routes` at the paths that
 * `remote.json` declares; a path missing there is never shown.
 */
export interface RemoteApp {
  /** The name in `remote.json`. */
  name: string;
  routes: readonly RemoteScreen[];
  /** Parts that other screens may show, by the name of the slot; `remote.json` lists these names too. */
  slots?: Readonly<Record<string, () => Promise<ScreenModule<Record<string, unknown>>>>>;
  /** @deprecated Not read any more: commands are listed in `remote.json`, so that no code runs to offer them. */
  commands?: readonly RemoteCommand[];
}
