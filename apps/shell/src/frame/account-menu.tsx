import { useEffect, useRef, type ComponentType } from 'react';
import { SCREENS, type User } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { Icon, Panel, UserAvatar, type IconShape } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useSignOut } from '../offline-queue/use-sign-out';
import { onMenuKey } from '../popover/menu-keys';
import popoverStyles from '../popover/popover.module.css';
import { usePopover } from '../popover/use-popover';
import { useTexts } from '../texts';
import styles from './account-menu.module.css';

interface MenuLinkProps {
  to: string;
  icon: IconShape;
  children: string;
  onLeave: () => void;
}

const MenuLink: ComponentType<MenuLinkProps> = ({ to, icon, children, onLeave }) => (
  <Link className={styles.item} role="menuitem" tabIndex={-1} to={to} onClick={onLeave}>
    <Icon icon={icon} />
    {children}
  </Link>
);

interface EntriesProps {
  user: User;
  byKeyboard: boolean;
  onLeave: () => void;
  onSignOut: () => void;
}

/** Name, e-mail and the personal entries (specification 2). */
function Entries({ user, byKeyboard, onLeave, onSignOut }: EntriesProps) {
  const t = useTexts();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = byKeyboard ? menu.current?.querySelector<HTMLElement>('[role="menuitem"]') : null;
    (first ?? menu.current)?.focus();
  }, [byKeyboard]);

  return (
    <>
      <div className={styles.person}>
        <UserAvatar user={user} size={32} decorative />
        <div className={styles.words}>
          <p className={styles.name}>{user.name}</p>
          <p className={styles.email}>{user.email}</p>
        </div>
      </div>
      <div
        ref={menu}
        className={styles.entries}
        role="menu"
        tabIndex={-1}
        aria-label={t('frame.account')}
        onKeyDown={onMenuKey}
      >
        <MenuLink to={SCREENS.dashboard} icon={icons.nav.dashboard} onLeave={onLeave}>
          {t('menu.dashboard')}
        </MenuLink>
        <MenuLink to={SCREENS.profile} icon={icons.nav.profile} onLeave={onLeave}>
          {t('menu.profile')}
        </MenuLink>
        <MenuLink to={SCREENS.settings} icon={icons.nav.settings} onLeave={onLeave}>
          {t('menu.settings')}
        </MenuLink>
        <div className={styles.line} role="separator" />
        <button
          className={styles.item}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onLeave();
            onSignOut();
          }}
        >
          <Icon icon={icons.nav.signOut} />
          {t('menu.logout')}
        </button>
      </div>
    </>
  );
}

/** The avatar in the top bar and its menu. */
export function AccountMenu({ user }: { user: User }) {
  const t = useTexts();
  const { open, byKeyboard, panelProps, triggerProps } = usePopover();
  const { signOut, question } = useSignOut();
  return (
    <div className={popoverStyles.frame}>
      <button
        {...triggerProps}
        type="button"
        className={styles.trigger}
        aria-haspopup="menu"
        aria-label={t('frame.accountOf', { name: user.name })}
      >
        <UserAvatar user={user} size={32} decorative />
      </button>
      {open && (
        <Panel className={`${popoverStyles.panel} ${styles.menu}`} {...panelProps}>
          <Entries user={user} byKeyboard={byKeyboard} onLeave={panelProps.onLeave} onSignOut={signOut} />
        </Panel>
      )}
      {question}
    </div>
  );
}
