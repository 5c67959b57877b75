import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Right of the title: the only primary button of the page, its menu. */
  actions?: ReactNode;
  /** Beside the title, for example the status of a project. */
  badge?: ReactNode;
  /** Above the title: the breadcrumb. */
  breadcrumb?: ReactNode;
  /** Gets the focus after a navigation. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/**
 * The header of a screen with its only `h1`.
 * @example
 * <PageHeader title="Reports" subtitle="What is due this week" actions={<Button>Export</Button>} />
 */
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
