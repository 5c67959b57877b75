import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconShape } from '../icons/icon-shape';
import styles from './banner.module.css';

export interface BannerProps {
  children: ReactNode;
  icon?: IconShape;
  /** One button, for example 'Try now', with `bannerActionClass`. */
  action?: ReactNode;
}

export const bannerActionClass = styles.action;

/** A quiet bar across the screen: offline, reconnecting, or part of the product is missing. */
export const Banner = ({ children, icon, action }: BannerProps) => (
  <div className={styles.banner} role="status">
    {icon && <Icon icon={icon} />}
    <span>{children}</span>
    {action}
  </div>
);
