import { SCREENS, type ListedProject } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import {
  AvatarStack,
  Card,
  followLink,
  Icon,
  ProgressLine,
  RelativeTime,
  StatusBadge,
  clampClass,
} from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { memo, type ReactNode } from 'react';
import { Deadline } from '../../deadline/deadline';
import { knownMembers } from '../../members/known-members';
import { useTexts } from '../../texts/dashboard';
import { FavouriteStar } from './favourite-star';
import styles from './project-card.module.css';

interface ProjectCardProps {
  project: ListedProject;
  /** The action menu, rendered beside the star above the link that covers the card. */
  menu: ReactNode;
}

function Progress({ taskCounts: { todo, inprogress, done } }: Pick<ListedProject, 'taskCounts'>) {
  const t = useTexts();
  const all = todo + inprogress + done;
  const words = all === 0 ? t('noTasks') : t('tasksDone', { done, all });
  return (
    <>
      <ProgressLine done={done} inProgress={inprogress} total={all} label={words} />
      <span className={styles.tasks} aria-hidden="true">
        {words}
      </span>
    </>
  );
}

/**
 * A project of the grid (specification 2.5). The title link covers the card; menu and button are above it.
 */
export const ProjectCard = memo(function ProjectCard({ project, menu }: ProjectCardProps) {
  const t = useTexts();
  const people = knownMembers(project).map(({ user }) => user);
  const path = SCREENS.project(project._id);
  const members = t('members', { count: people.length });
  return (
    <Card as="article" padding="none" interactive className={styles.card} onClick={followLink}>
      <div className={styles.body}>
        <header className={styles.head}>
          {/* Puts the ellipsis at the end of the text in its own direction. */}
          <h2 className={styles.title} dir="auto">
            <Link className={styles.link} to={path} title={project.title}>
              {project.title}
            </Link>
          </h2>
          <div className={styles.actions}>
            <FavouriteStar project={project} />
            {menu}
          </div>
        </header>
        <p className={`${clampClass} ${styles.description}`}>{project.description || t('noDescription')}</p>
        <div className={styles.state}>
          <StatusBadge status={project.status} />
          <Deadline
            deadline={project.deadline}
            done={project.status === 'completed'}
            label={(date) => t('dueOn', { date })}
          />
        </div>
        <div className={styles.progress}>
          <Progress taskCounts={project.taskCounts} />
          <span className={styles.updated}>
            <RelativeTime time={project.updatedAt} label={(ago) => t('updated', { ago })} />
          </span>
        </div>
      </div>
      <footer className={styles.foot}>
        <AvatarStack people={people} size={24} label={t('membersTitle')} />
        <span className={styles.members}>{members}</span>
        <Link className={styles.view} to={path} aria-label={t('viewProjectOf', { title: project.title })}>
          {t('viewProject')}
          <Icon icon={icons.action.open} className={styles.arrow} />
        </Link>
      </footer>
    </Card>
  );
});
