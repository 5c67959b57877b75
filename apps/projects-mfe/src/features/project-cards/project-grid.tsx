import type { ListedProject } from '@taskloom/contracts';
import { Card, LoadingState, ProjectCardSkeleton } from '@taskloom/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/dashboard';
import { ProjectCard } from './project-card';
import styles from './project-grid.module.css';

interface ProjectGridProps {
  projects: readonly ListedProject[];
  menuOf: (project: ListedProject) => ReactNode;
}

/** Cards at least 300 px wide, all of the same height because space for their lines is reserved. */
export function ProjectGrid({ projects, menuOf }: ProjectGridProps) {
  const t = useTexts();
  return (
    <ul className={styles.grid} aria-label={t('projects')}>
      {projects.map((project) => (
        <li key={project._id} className={styles.cell}>
          <ProjectCard project={project} menu={menuOf(project)} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Placeholders at the size of real cards around the specified spinner, so that nothing moves when the data
 * arrives.
 */
export function ProjectGridLoading() {
  const t = useTexts();
  return (
    <div className={styles.grid}>
      <div className={styles.shape} aria-hidden="true">
        <ProjectCardSkeleton />
      </div>
      <div className={styles.shape} aria-hidden="true">
        <ProjectCardSkeleton />
      </div>
      <Card padding="none" className={styles.spinner}>
        <LoadingState text={t('loadingProjects')} />
      </Card>
    </div>
  );
}
