import type { SearchResult } from '@taskloom/contracts';
import { useTexts } from '../../texts';
import { ProjectHitCard } from './project-hit-card';
import styles from './results.module.css';
import { TaskHitCard } from './task-hit-card';

export interface ResultsProps {
  result: SearchResult;
  /** Marked where it occurs. */
  query: string;
}

/** The results, projects first. A kind without results is left out. */
export function Results({ result: { projects, tasks }, query }: ResultsProps) {
  const t = useTexts();
  return (
    <>
      {projects.length > 0 && (
        <section className={styles.section} aria-labelledby="found-projects">
          <h2 id="found-projects" className={styles.heading}>
            {t('projects', { total: projects.length })}
          </h2>
          <ul className={styles.grid}>
            {projects.map((project) => (
              <ProjectHitCard key={project._id} project={project} query={query} />
            ))}
          </ul>
        </section>
      )}
      {tasks.length > 0 && (
        <section className={styles.section} aria-labelledby="found-tasks">
          <h2 id="found-tasks" className={styles.heading}>
            {t('tasks', { total: tasks.length })}
          </h2>
          <ul className={styles.grid}>
            {tasks.map((task) => (
              <TaskHitCard key={task._id} task={task} query={query} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
