import { notAgreed, type RemoteOverview } from '@taskloom/contracts';

/** The permissions of a version. */
export interface Needs {
  /** No admin has agreed to it yet. */
  added: readonly string[];
  before: readonly string[];
}

export const needsOf = ({ versions, agreed }: RemoteOverview, version: string): Needs => {
  const needed = versions.find((published) => published.version === version)?.permissions ?? [];
  const added = notAgreed(
    needed,
    agreed.map(({ permission }) => permission),
  );
  return { added, before: needed.filter((permission) => !added.includes(permission)) };
};
