import { SCREENS } from '@taskloom/contracts';
import { useFavouriteProjects, useRecentProjects } from '@taskloom/client';
import { Link, matchPath, useLocation } from '@taskloom/client/router';
import { Icon } from '@taskloom/ui';
import { navIcon } from '@taskloom/ui/icons';
import { useOwnWords, type ShownEntry } from '../remotes';
import { useTexts } from '../texts';
import { EntryCount } from './entry-count';
import { ProjectLinks } from '../project-links/project-links';
import styles from './navigation-list.module.css';

interface NavigationListProps {
  entries: readonly ShownEntry[];
  /** Called on hover and focus, to prefetch the screen. */
  onIntent?: (path: string) => void;
  /** Links replace the history entry, for the drawer, which is an entry of its own. */
  replace?: boolean;
}

const LOOK = {
  heading: styles.heading,
  list: styles.list,
  link: `${styles.entry} ${styles.recent}`,
  title: styles.word,
};

type EntryProps = { entry: ShownEntry } & Omit<NavigationListProps, 'entries'>;

/** On an exact match for `/`, on a path prefix for the others (specification 2). */
const isCurrent = ({ path, screens = [] }: ShownEntry, pathname: string): boolean =>
  matchPath({ path, end: path === SCREENS.dashboard }, pathname) !== null ||
  screens.some((screen) => matchPath({ path: screen, end: false }, pathname));

function Entry({ entry, onIntent, replace }: EntryProps) {
  const { labelOf } = useOwnWords();
  const { pathname } = useLocation();
  return (
    <Link
      className={styles.entry}
      to={entry.path}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      replace={replace}
      onPointerEnter={() => onIntent?.(entry.path)}
      onFocus={() => onIntent?.(entry.path)}
    >
      <Icon icon={navIcon(entry.icon)} />
      <span className={styles.word}>{labelOf(entry)}</span>
      <EntryCount name={entry.count} />
    </Link>
  );
}

/** The content of the side navigation and the drawer: the remotes' entries, then favourites and recent projects. */
export function NavigationList({ entries, onIntent, replace }: NavigationListProps) {
  const t = useTexts();
  const favourites = useFavouriteProjects();
  const recent = useRecentProjects();
  return (
    <nav aria-label={t('frame.navigation')}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Entry entry={entry} onIntent={onIntent} replace={replace} />
          </li>
        ))}
      </ul>
      {favourites.length > 0 && (
        <ProjectLinks title={t('frame.favourites')} projects={favourites} look={LOOK} replace={replace} />
      )}
      <ProjectLinks title={t('frame.recent')} projects={recent} look={LOOK} replace={replace}>
        {recent.length === 0 && <p className={styles.empty}>{t('frame.recentEmpty')}</p>}
      </ProjectLinks>
    </nav>
  );
}
