interface Entry {
  id: string;
  title: string;
}

/** The fields of an imported `remote.json` that the mock shell reads; TypeScript widens its texts to `string`. */
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
