import { useId } from 'react';
import { SCREENS, type NavigationEntry } from '@taskloom/contracts';
import { useRecentProjects } from '@taskloom/client';
import { NavLink } from '@taskloom/client/router';
import { Icon } from '@taskloom/ui';
import { icons, navIcon } from '@taskloom/ui/icons';
import { useOwnWords } from '../remotes';
import { useTexts } from '../texts';
import { EntryCount } from './entry-count';
import styles from './navigation-list.module.css';

interface NavigationListProps {
  entries: readonly NavigationEntry[];
  /** Called on hover and focus, to prefetch the screen. */
  onIntent?: (path: string) => void;
  /** Links replace the history entry, for the drawer, which is an entry of its own. */
  replace?: boolean;
}

/** Active on an exact match for `/`, on a path prefix for the others (specification 2); NavLink sets `aria-current`. */
type EntryProps = { entry: NavigationEntry } & Omit<NavigationListProps, 'entries'>;

function Entry({ entry, onIntent, replace }: EntryProps) {
  const { labelOf } = useOwnWords();
  return (
    <NavLink
      className={styles.entry ?? ''}
      to={entry.path}
      end={entry.path === SCREENS.dashboard}
      replace={replace}
      onPointerEnter={() => onIntent?.(entry.path)}
      onFocus={() => onIntent?.(entry.path)}
    >
      <Icon icon={navIcon(entry.icon)} />
      <span className={styles.word}>{labelOf(entry)}</span>
      <EntryCount name={entry.count} />
    </NavLink>
  );
}

/** The content of the side navigation and the drawer: the remotes' entries, then the recent projects. */
export function NavigationList({ entries, onIntent, replace }: NavigationListProps) {
  const t = useTexts();
  const recent = useRecentProjects();
  const heading = useId();
  return (
    <nav aria-label={t('frame.navigation')}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Entry entry={entry} onIntent={onIntent} replace={replace} />
          </li>
        ))}
      </ul>
      <h2 id={heading} className={styles.heading}>
        {t('frame.recent')}
      </h2>
      {recent.length === 0 && <p className={styles.empty}>{t('frame.recentEmpty')}</p>}
      {recent.length > 0 && (
        <ul className={styles.list} aria-labelledby={heading}>
          {recent.map(({ _id, title }) => (
            <li key={_id}>
              <NavLink
                className={`${styles.entry} ${styles.recent}`}
                to={SCREENS.project(_id)}
                replace={replace}
                title={title}
              >
                <Icon icon={icons.nav.project} />
                <span className={styles.word}>{title}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
