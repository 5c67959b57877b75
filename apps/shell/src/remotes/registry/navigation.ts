import type { NavigationEntry, ResolvedRemote } from '@taskloom/contracts';

/** An entry, and the paths of other screens on which it is current. */
export interface ShownEntry extends NavigationEntry {
  screens?: readonly string[];
}

/** `/admin` for `/admin/people`; empty for paths like `/team`. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Screens without an entry belong to the first entry of their remote in the same folder: `/admin/mail` to `/admin/people`. */
const shownEntries = ({ navigation, routes }: ResolvedRemote): ShownEntry[] =>
  navigation.map((entry) => {
    const folder = folderOf(entry.path);
    const first = navigation.find(({ path }) => folderOf(path) === folder);
    if (!folder || first !== entry) return entry;
    const screens = routes.flatMap(({ path }) =>
      folderOf(path) === folder && !navigation.some((other) => other.path === path) ? [path] : [],
    );
    return { ...entry, screens };
  });

/** The entries of all remotes in their order. */
export const navigationOf = (remotes: readonly ResolvedRemote[]): ShownEntry[] =>
  remotes.flatMap(shownEntries).sort((a, b) => a.order - b.order);
