import { SCREENS, type CommandEntry, type NavigationEntry } from '@taskloom/contracts';
import { useProjects } from '@taskloom/client/realtime';
import { useRecentProjects, useSession } from '@taskloom/client';
import { useThemeMode } from '@taskloom/ui';
import { icons, navIcon } from '@taskloom/ui/icons';
import { useOwnWords } from '../remotes';
import { goKeys } from '../shortcuts/go-keys';
import { useTexts } from '../texts';
import type { PaletteItem } from './palette-item';

/** The recent projects first, then the others, without duplicates. */
function useProjectItems(): PaletteItem[] {
  const recent = useRecentProjects();
  const { data: projects = [] } = useProjects();
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
  const t = useTexts();
  const { data, isError, refetch } = useProjects();
  if (data || query.trim() === '') return { note: '' };
  if (!isError) return { note: t('palette.projectsLoading') };
  return { note: t('palette.projectsFailed'), retry: () => void refetch() };
}

/** The shell's own actions. */
function useOwnActions(onHelp: () => void): PaletteItem[] {
  const t = useTexts();
  const { resolved, setMode } = useThemeMode();
  const { logout } = useSession();
  const other = resolved === 'dark' ? 'light' : 'dark';
  const action = (
    id: string,
    label: string,
    icon: PaletteItem['icon'],
    run: PaletteItem['run'],
  ): PaletteItem => ({ id, group: 'actions', label, icon, run });
  return [
    action(
      'theme',
      t(other === 'dark' ? 'palette.darkTheme' : 'palette.lightTheme'),
      icons.theme[other],
      () => setMode(other),
    ),
    action('profile', t('menu.profile'), icons.nav.profile, { to: SCREENS.profile }),
    action('settings', t('menu.settings'), icons.nav.settings, { to: SCREENS.settings }),
    { ...action('help', t('palette.shortcuts'), icons.nav.help, onHelp), keys: ['?'] },
    action('logout', t('menu.logout'), icons.nav.signOut, () => void logout()),
  ];
}

interface Contributions {
  entries: readonly NavigationEntry[];
  commands: readonly CommandEntry[];
  onHelp: () => void;
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

/** All items: recent projects, screens, actions of the remotes and the shell, projects by name. */
export function usePaletteItems({ entries, commands, onHelp }: Contributions, query: string): PaletteItem[] {
  const t = useTexts();
  const { labelOf } = useOwnWords();
  const projects = useProjectItems();
  const contributed = useCommandItems(commands);
  const own = useOwnActions(onHelp);
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
            label: t('palette.searchFor', { query: typed }),
            icon: icons.action.search,
            run: { to: `${SCREENS.search}?${String(new URLSearchParams({ q: typed }))}` },
          },
        ]
      : []),
  ];
}
