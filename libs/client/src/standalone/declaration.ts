interface Entry {
  id: string;
  title: string;
}

/** What the mock shell reads of an imported `remote.json`, whose texts TypeScript widens to `string`. */
export interface StandaloneDeclaration {
  title: string;
  extensions?: readonly Entry[];
  /** As the command palette lists them. */
  commands?: readonly (Entry & { to: string; role?: string })[];
  /** As the bell shows them. */
  notifications?: readonly (Entry & { message: string })[];
  /** Other calls are refused. */
  permissions?: { calls?: readonly string[]; storage?: readonly string[]; hosts?: readonly string[] };
}
