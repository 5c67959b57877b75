import { Drawer } from '@taskloom/ui/modal';
import { CloseButton, Logo } from '@taskloom/ui';
import { useProduct } from '../product/use-product';
import type { ShownEntry } from '../remotes';
import { useTexts } from '../texts';
import styles from './navigation-drawer.module.css';
import { NavigationList } from './navigation-list';

interface NavigationDrawerProps {
  open: boolean;
  entries: readonly ShownEntry[];
  onIntent: (path: string) => void;
  onClose: () => void;
}

/** The navigation below 992 px, with larger targets. */
export default function NavigationDrawer({ open, onClose, ...list }: NavigationDrawerProps) {
  const t = useTexts();
  const { name, logo } = useProduct();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={280}
      closable={false}
      title={null}
      aria-label={t('frame.navigation')}
      // The menu button restores the focus itself; after a link, the new screen's heading gets it.
      focusable={{ focusTriggerAfterClose: false }}
      classNames={{ body: styles.body }}
    >
      <div className={styles.head}>
        <Logo name={name} logo={logo} />
        <CloseButton size="large" className={styles.close} label={t('frame.closeMenu')} onClick={onClose} />
      </div>
      <NavigationList {...list} replace />
    </Drawer>
  );
}
