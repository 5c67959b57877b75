import { useRemotes, type ShownEntry } from '../remotes';
import { NavigationList } from './navigation-list';
import styles from './frame.module.css';

interface SideNavigationProps {
  entries: readonly ShownEntry[];
  onIntent: (path: string) => void;
}

/** Fixed beside the content from 992 px on; the drawer replaces it below. */
export function SideNavigation(props: SideNavigationProps) {
  const { status } = useRemotes();
  // Empty until the entries are loaded, so that the recent projects don't move.
  return <div className={styles.side}>{status !== 'loading' && <NavigationList {...props} />}</div>;
}
