import { SCREENS, type CommandEntry, type NavigationEntry } from '@taskloom/contracts';
import { useProjectList } from '@taskloom/client/realtime';
import { useRecentProjects, useSession, type ScreenCommand } from '@taskloom/client';
import { useThemeMode } from '@taskloom/ui';
import { icons, navIcon } from '@taskloom/ui/icons';
import { useOwnWords } from '../remotes';
import { goKeys } from '../shortcuts/go-keys';
import { useTexts } from '../texts';
import type { PaletteItem } from './palette-item';
import { usePaletteTexts } from './texts';

/** The recent projects first, then the others, without duplicates. */
function useProjectItems(): PaletteItem[] {
  const recent = useRecentProjects();
  const { data: projects = [] } = useProjectList();
  const line = (
    group: 'recent' | 'projects',
    { _id, title }: { _id: string; title: string },
  ): PaletteItem => ({
    id: `project-${_id}`,
    group,
    label: title,
    icon: icons.nav.project,
    run: { to: SCREENS.project(_id) },
  });
  const others = projects.filter(({ _id }) => !recent.some((known) => known._id === _id));
  return [
    ...recent.map((project) => line('recent', project)),
    ...others.map((project) => line('projects', project)),
  ];
}

/** A note while projects are loading or have failed to load, with a retry function. */
export function useProjectNote(query: string): { note: string; retry?: () => void } {
  const t = usePaletteTexts();
  const { data, isError, refetch } = useProjectList();
  if (data || query.trim() === '') return { note: '' };
  if (!isError) return { note: t('projectsLoading') };
  return { note: t('projectsFailed'), retry: () => void refetch() };
}

/** The shell's own actions. */
function useOwnActions({ onHelp, onSignOut }: Pick<Contributions, 'onHelp' | 'onSignOut'>): PaletteItem[] {
  const frame = useTexts();
  const t = usePaletteTexts();
  const { resolved, setMode } = useThemeMode();
  const other = resolved === 'dark' ? 'light' : 'dark';
  const action = (
    id: string,
    label: string,
    icon: PaletteItem['icon'],
    run: PaletteItem['run'],
  ): PaletteItem => ({ id, group: 'actions', label, icon, run });
  return [
    action('theme', t(other === 'dark' ? 'darkTheme' : 'lightTheme'), icons.theme[other], () =>
      setMode(other),
    ),
    action('profile', frame('menu.profile'), icons.nav.profile, { to: SCREENS.profile }),
    action('settings', frame('menu.settings'), icons.nav.settings, { to: SCREENS.settings }),
    { ...action('help', t('shortcuts'), icons.nav.help, { after: onHelp }), keys: ['?'] },
    action('logout', frame('menu.logout'), icons.nav.signOut, { after: onSignOut }),
  ];
}

interface Contributions {
  entries: readonly NavigationEntry[];
  commands: readonly CommandEntry[];
  onHelp: () => void;
  onSignOut: () => void;
}

/** The commands for this person's role; the server checks it as well. */
function useCommandItems(commands: readonly CommandEntry[]): PaletteItem[] {
  const { user } = useSession();
  const { titleOf } = useOwnWords();
  return commands
    .filter(({ role }) => !role || role === user?.role)
    .map((command, index) => ({
      // Ids are unique within a remote only.
      id: `command-${index}-${command.id}`,
      group: 'actions',
      label: titleOf(command),
      icon: icons.action.add,
      run: { to: command.to },
    }));
}

/** The commands of the open screen. */
export const screenItems = (commands: readonly ScreenCommand[]): PaletteItem[] =>
  commands.map(({ id, title, about, icon = icons.action.open, keys, words, onlyTyped, run }) => ({
    id: `screen-${id}`,
    group: 'commands',
    label: title,
    detail: about,
    words,
    onlyTyped,
    icon,
    keys,
    run: { after: run },
  }));

/** All items: recent projects, screens, actions of the remotes and the shell, projects by name. */
export function usePaletteItems(contributions: Contributions, query: string): PaletteItem[] {
  const { entries, commands } = contributions;
  const t = usePaletteTexts();
  const { labelOf } = useOwnWords();
  const projects = useProjectItems();
  const contributed = useCommandItems(commands);
  const own = useOwnActions(contributions);
  const keys = goKeys(entries);
  const typed = query.trim();
  const searchable = typed !== '' && entries.some(({ path }) => path === SCREENS.search);
  return [
    // Without a query, only recent projects, so that the actions stay visible.
    ...projects.filter(({ group }) => typed !== '' || group === 'recent'),
    ...entries.map((entry): PaletteItem => ({
      id: `go-${entry.path}`,
      group: 'goTo',
      label: labelOf(entry),
      icon: navIcon(entry.icon),
      keys: keys.get(entry.path),
      run: { to: entry.path },
    })),
    ...contributed,
    ...own,
    ...(searchable
      ? [
          {
            id: 'search',
            group: 'search' as const,
            label: t('searchFor', { query: typed }),
            icon: icons.action.search,
            run: { to: `${SCREENS.search}?${String(new URLSearchParams({ q: typed }))}` },
          },
        ]
      : []),
  ];
}
