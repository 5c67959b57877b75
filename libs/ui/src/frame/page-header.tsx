import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Right of the title: the page's one filled button, its menu. */
  actions?: ReactNode;
  /** Beside the title: the project's status. */
  badge?: ReactNode;
  /** Above the title: the path. */
  breadcrumb?: ReactNode;
  /** Focus goes here after a navigation. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The head of a screen with its one `h1`. */
export const PageHeader = ({ title, subtitle, actions, badge, breadcrumb, titleRef }: PageHeaderProps) => (
  <header className={styles.header}>
    {breadcrumb && <div className={styles.breadcrumb}>{breadcrumb}</div>}
    <div className={styles.titles}>
      <h1 className={styles.title} ref={titleRef} tabIndex={-1}>
        {title}
      </h1>
      {badge}
    </div>
    {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
);
