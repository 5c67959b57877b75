import { Panel, PlainButton, usePanel, type PlainButtonProps } from '@taskloom/ui';
import type { ReactNode } from 'react';
import styles from './menu-button.module.css';

interface MenuButtonProps extends Pick<PlainButtonProps, 'icon' | 'aria-label'> {
  /** The accessible name of the menu. */
  label: string;
  /** On the button. */
  text: ReactNode;
  /** Shown after it. */
  badge?: ReactNode;
  /** Phones show the icon alone. */
  short?: boolean;
  /** Stays visible below the choices. */
  foot?: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A button of a toolbar with a menu of choices. */
export function MenuButton({ label, text, badge, short = false, foot, children, ...look }: MenuButtonProps) {
  const { open, button, panel } = usePanel();
  return (
    <div className={styles.anchor}>
      <PlainButton className={styles.button} {...look} {...button}>
        <span className={`${styles.text} ${short ? styles.short : ''}`}>{text}</span>
        {badge}
      </PlainButton>
      {open && (
        <Panel className={styles.menu} label={label} {...panel}>
          <div className={styles.choices}>{children}</div>
          {foot && <div className={styles.foot}>{foot(panel.onClose)}</div>}
        </Panel>
      )}
    </div>
  );
}
