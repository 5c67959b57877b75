import type { NavigationEntry } from '@taskloom/contracts';
import { useRemotes } from '../remotes';
import { NavigationList } from './navigation-list';
import styles from './frame.module.css';

interface SideNavigationProps {
  entries: readonly NavigationEntry[];
  onIntent: (path: string) => void;
}

/** Fixed beside the content from 992 px on; below, the drawer takes its place. */
export function SideNavigation(props: SideNavigationProps) {
  const { status } = useRemotes();
  // Nothing until the entries are known: the recent projects would have to make room for them.
  return <div className={styles.side}>{status !== 'loading' && <NavigationList {...props} />}</div>;
}
