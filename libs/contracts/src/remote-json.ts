// Generated from remote.schema.json by npm run remote-types. Change the schema, never this file.

/**
 * First requests of the screen, below `API_BASE` and with the path's own parameters: `/projects/:id`. The shell prefetches them while the code loads; the screen's query uses the response. `asks` is the earlier name of `prefetch` and still works.
 *
 * @maxItems 50
 */
export type FirstRequests = string[];
/** A right that a remote can require; it is visible only to people who have it (decision 0017). */
export type RemoteRight = 'manage-people' | 'operate-remotes';

/** `remote.json` in the folder of a remote: what it contributes to the shell, written by its team. */
export interface RemoteSource {
  /** This schema, for editors. */
  $schema?: string;
  /** Lowercase word, unique in the installation: `calendar`. */
  name: string;
  title: string;
  titles?: OtherLanguages;
  /** @maxItems 50 */
  routes: RemoteSourceRoute[];
  /** @maxItems 50 */
  navigation: NavigationEntry[];
  /**
   * Entries of the command palette; none when absent.
   *
   * @maxItems 50
   */
  commands?: CommandEntry[];
  requires: RemoteRequirements;
  /**
   * @deprecated
   * Slots of builds before contracts 1.33. Use `extensions`, which have types and versions.
   *
   * @maxItems 50
   */
  slots?: string[];
  /**
   * Its parts at the extension points of other screens (docs/extension-points.md); nothing when absent.
   *
   * @maxItems 50
   */
  extensions?: RemoteSourceExtension[];
  /**
   * Notifications that it sends to members of projects (docs/extension-points.md); none when absent.
   *
   * @maxItems 20
   */
  notifications?: NotificationTypeEntry[];
  permissions?: RemoteSourcePermissions;
  /** `frame` runs it in a frame without access to the page, for untrusted code (docs/remote-permissions.md). In the page when absent. */
  isolation?: 'frame';
  /** Address of the remote's own server, which gets its calls of `/remotes/<name>/backend/…` once a team admin has agreed to it. */
  backend?: string;
  /**
   * Only people with all of these rights get it: everyone when absent, no one when one is unknown.
   *
   * @maxItems 50
   */
  rights?: RemoteRight[];
}
/** Translations by language code: `{ "de": "Kalender" }`. The English text is used where one is missing. */
export interface OtherLanguages {
  [k: string]: string;
}
/** A route as its team writes it. */
export interface RemoteSourceRoute {
  /** Path pattern of the shell's router: `/projects/:id`. */
  path: string;
  /** Document title of the screen while it loads. */
  title: string;
  titles?: OtherLanguages;
  /** Its folder in `src/pages`. The build adds the files of this page to the route. */
  page?: string;
  prefetch?: FirstRequests;
  asks?: FirstRequests;
}
/** An entry of the navigation. */
export interface NavigationEntry {
  label: string;
  labels?: OtherLanguages;
  path: string;
  /** Name in the shell's icon set; an unknown one shows a neutral icon. */
  icon: string;
  /** Ascending from the top. */
  order: number;
  /** A count that the shell shows beside the label: `due` (the person's tasks that are overdue or due today) or `unread` (notifications). An unknown one shows nothing. */
  count?: string;
}
/** An entry of the command palette. It is a link, so that it works before any code of the remote is loaded. */
export interface CommandEntry {
  /** Unique inside the remote. */
  id: string;
  title: string;
  titles?: OtherLanguages;
  /** Path and query of this site: `/?new=project`. */
  to: string;
  /** Offered to people with this role only; to everyone when absent. */
  role?: 'admin';
}
/** Ranges of the provided libraries, and optionally of the shell, with the API capabilities that it needs. The remote does not run without them. */
export interface RemoteRequirements {
  contracts: string;
  client: string;
  ui: string;
  shell?: string;
  /**
   * Names of capabilities that `GET /meta` lists.
   *
   * @maxItems 50
   */
  api?: string[];
}
/** An extension as its team writes it. */
export interface RemoteSourceExtension {
  /** Where it is shown. */
  point:
    | 'project-tab'
    | 'task-panel-section'
    | 'dashboard-widget'
    | 'settings-section'
    | 'card-badge'
    | 'calendar-source'
    | 'search-provider';
  /** Range of the versions of the point that its code works with: `^1.0.0`. */
  version: string;
  /** Unique inside the remote; the key of its code in `extensions` of `src/remote.tsx`. */
  id: string;
  title: string;
  titles?: OtherLanguages;
}
/** A kind of notification. */
export interface NotificationTypeEntry {
  /** Unique inside the remote. */
  id: string;
  title: string;
  titles?: OtherLanguages;
  /** A sentence with names in braces, whose values are sent: `{report} is ready.` `{actor}` and `{project}` are known. */
  message: string;
  messages?: OtherLanguages;
}
/** The permissions of a remote, in addition to its `extensions`. A team admin agrees to them before it is activated, and again when it needs more. Without this field it may do everything that its users may do, except connecting to other hosts. */
export interface RemoteSourcePermissions {
  /**
   * Groups of calls of the API (docs/remote-permissions.md). The client refuses all other calls.
   *
   * @maxItems 50
   */
  calls?: (
    | 'projects.read'
    | 'projects.write'
    | 'project-members.write'
    | 'tasks.read'
    | 'tasks.write'
    | 'comments.write'
    | 'attachments.write'
    | 'trash'
    | 'notifications.read'
    | 'notifications.write'
    | 'notify'
    | 'search'
    | 'team.read'
    | 'team.write'
    | 'invitations'
    | 'profile.read'
    | 'profile.write'
    | 'account'
    | 'people'
    | 'installation'
    | 'remotes'
    | 'backend'
  )[];
  /**
   * Its stored values: those of the `person`, and those of a `project`.
   *
   * @maxItems 2
   */
  storage?: ('person' | 'project')[];
  /**
   * Other origins that its code connects to: `https://api.example.com`. The browser refuses origins of which no remote of the page has declared one.
   *
   * @maxItems 20
   */
  hosts?: string[];
}
/** `/r/<name>/<version>/remote.json`: describes one immutable build. The build writes it, and it is published unchanged. Two builds of one version are the same when everything but `commit` and `tools` is. */
export interface RemoteArtefact {
  /** Lowercase word, unique in the installation: `calendar`. */
  name: string;
  title: string;
  titles?: OtherLanguages;
  /** Semantic version of the build. */
  version: string;
  /** @maxItems 50 */
  routes: RemoteRoute[];
  /** @maxItems 50 */
  navigation: NavigationEntry[];
  /**
   * Entries of the command palette; none when absent.
   *
   * @maxItems 50
   */
  commands?: CommandEntry[];
  requires: RemoteRequirements;
  /**
   * @deprecated
   * Slots of builds before contracts 1.33. Use `extensions`, which have types and versions.
   *
   * @maxItems 50
   */
  slots?: string[];
  /**
   * Its parts at the extension points of other screens (docs/extension-points.md); nothing when absent.
   *
   * @maxItems 50
   */
  extensions?: ExtensionEntry[];
  /** @maxItems 20 */
  notifications?: NotificationTypeEntry[];
  permissions?: RemotePermissions;
  /** `frame` runs it in a frame without access to the page. In the page when absent. */
  isolation?: 'frame';
  backend?: string;
  /**
   * Only people with all of these rights get it: everyone when absent, no one when one is unknown.
   *
   * @maxItems 50
   */
  rights?: RemoteRight[];
  /** The files of the build by their path relative to `remote.json`, `mf-manifest.json` among them, without `remote.json` itself. */
  files: {
    [k: string]: RemoteFile;
  };
  /** Versions of the tools that built it: `{ node: '20.20.2', webpack: '5.110.3' }`. */
  tools?: {
    [k: string]: string;
  };
  /** The revision of the source code, when it is under version control. */
  commit?: string;
}
/** A route of a build. */
export interface RemoteRoute {
  /** Path pattern of the shell's router: `/projects/:id`. */
  path: string;
  /** Document title of the screen while it loads. */
  title: string;
  titles?: OtherLanguages;
  /** The folder in `src/pages`. Routes of a remote with the same page share one mounted screen. */
  page?: string;
  prefetch?: FirstRequests;
  asks?: FirstRequests;
  /**
   * Files that the screen needs to render, by their path relative to the manifest. Written by the build.
   *
   * @maxItems 50
   */
  files?: string[];
}
/** An extension of a build. A shell ignores points that it doesn't have. */
export interface ExtensionEntry {
  /** Where it is shown. */
  point: string;
  /** Range of the versions of the point that its code works with: `^1.0.0`. */
  version: string;
  /** Unique inside the remote; the key of its code in `extensions` of `src/remote.tsx`. */
  id: string;
  title: string;
  titles?: OtherLanguages;
}
/** The permissions of a build. Groups that an installation doesn't know allow nothing. */
export interface RemotePermissions {
  /**
   * Groups of calls of the API (docs/remote-permissions.md). The client refuses all other calls.
   *
   * @maxItems 50
   */
  calls?: string[];
  /**
   * Its stored values: those of the `person`, and those of a `project`.
   *
   * @maxItems 2
   */
  storage?: ('person' | 'project')[];
  /**
   * Other origins that its code connects to: `https://api.example.com`. The browser refuses origins of which no remote of the page has declared one.
   *
   * @maxItems 20
   */
  hosts?: string[];
}
/** One file of a build. */
export interface RemoteFile {
  /** `sha384-…` in Base64, in the format of `integrity` attributes. */
  integrity: string;
  /** Bytes. */
  size: number;
}
