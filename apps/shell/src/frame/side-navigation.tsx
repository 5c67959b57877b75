import type { NavigationEntry } from '@taskloom/contracts';
import { NavigationList } from './navigation-list';
import styles from './frame.module.css';

interface SideNavigationProps {
  entries: readonly NavigationEntry[];
  onIntent: (path: string) => void;
}

/** Fixed beside the content from 992 px on; below, the drawer takes its place. */
export const SideNavigation = (props: SideNavigationProps) => (
  <div className={styles.side}>
    <NavigationList {...props} />
  </div>
);
