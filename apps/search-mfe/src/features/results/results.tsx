import { useSeen } from '@taskloom/client';
import type { SearchResult } from '@taskloom/contracts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts';
import { ProjectHitCard } from './project-hit-card';
import cards from './hit-card.module.css';
import styles from './results.module.css';
import { TaskHitCard } from './task-hit-card';

export interface ResultsProps {
  result: SearchResult;
  /** Marked where it occurs. */
  query: string;
  /** Called when the end of an incomplete list comes near. */
  onMore?: () => void;
}

const found = (projects: unknown[], tasks: unknown[]) => ({ projects: projects.length, tasks: tasks.length });

/** The results, projects first. A kind without results is left out. */
export function Results({
  result: { projects, tasks, total = found(projects, tasks) },
  query,
  onMore,
}: ResultsProps) {
  const t = useTexts();
  return (
    <>
      {projects.length > 0 && (
        <section className={styles.section} aria-labelledby="found-projects">
          <h2 id="found-projects" className={styles.heading}>
            {t('projects', { total: total.projects })}
          </h2>
          <ul className={cards.list}>
            {projects.map((project) => (
              <ProjectHitCard key={project._id} project={project} query={query} />
            ))}
          </ul>
          {onMore && projects.length < total.projects && <ListEnd onSeen={onMore} />}
        </section>
      )}
      {tasks.length > 0 && (
        <section className={styles.section} aria-labelledby="found-tasks">
          <h2 id="found-tasks" className={styles.heading}>
            {t('tasks', { total: total.tasks })}
          </h2>
          <ul className={cards.list}>
            {tasks.map((task) => (
              <TaskHitCard key={task._id} task={task} query={query} />
            ))}
          </ul>
          {onMore && tasks.length < total.tasks && <ListEnd onSeen={onMore} />}
        </section>
      )}
    </>
  );
}

/** Where the rest of a list appears. */
function ListEnd({ onSeen }: { onSeen: () => void }) {
  const t = useTexts();
  const place = useRef<HTMLParagraphElement>(null);
  const seen = useSeen(place);
  useEffect(() => {
    if (seen) onSeen();
  }, [seen, onSeen]);
  return (
    <p ref={place} className={styles.end}>
      {t('searching')}
    </p>
  );
}
