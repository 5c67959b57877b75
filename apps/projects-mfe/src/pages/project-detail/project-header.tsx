import { canManageLabels, type Project, type PublicPerson } from '@taskloom/contracts';
import { lazyPart, useUser } from '@taskloom/client';
import { type ActionMenuItem, PageHeader, StatusBadge } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import { Deadline } from '../../deadline/deadline';
import { ProjectActions, useProjectDialogs } from '../../features/project-dialogs/project-menu';
import { MembersRow } from '../../features/project-members/members-row';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useTexts } from '../../texts';
import { PHONE, useMedia } from '../../viewport/use-media';
import { Presence } from './presence';
import styles from './project-header.module.css';

const DIALOGS = {
  history: lazyPart(() => import('../../features/history/project-history.dialog')),
  labels: lazyPart(() => import('../../features/labels/manage-labels.dialog')),
};
const RemoveMember = lazyPart(() => import('../../features/project-members/remove-member.dialog'));

/**
 * The menu of the header: edit, status, delete; what happened; labels for the owner, and Leave for everyone else. Its dialogs
 * are apart, because the menu moves when the charts are shown or hidden, also by another browser of the person.
 */
function useMenu(project: Project) {
  const t = useTexts();
  const user = useUser();
  const { show, dialogs } = useProjectDialogs(project);
  const [open, setOpen] = useState<keyof typeof DIALOGS | 'leave' | null>(null);
  const close = () => setOpen(null);
  const Opened = open && open !== 'leave' && DIALOGS[open];
  const own: ActionMenuItem = canManageLabels(user, project)
    ? {
        key: 'labels',
        label: t('manageLabels'),
        icon: icons.action.labels,
        onSelect: () => setOpen('labels'),
      }
    : {
        key: 'leave',
        label: t('leaveProject'),
        icon: icons.action.removeMember,
        onSelect: () => setOpen('leave'),
      };
  const history = {
    key: 'history',
    label: t('whatHappened'),
    icon: icons.action.history,
    onSelect: () => setOpen('history'),
  };
  return {
    menu: (
      <div className={styles.menu}>
        <ProjectActions project={project} size={32} more={[history, own]} show={show} />
      </div>
    ),
    menuDialogs: (
      <>
        {dialogs}
        <LazyBoundary onFail={close}>
          {Opened && <Opened project={project} onClose={close} />}
          {open === 'leave' && <RemoveMember project={project} person={user} onClose={close} />}
        </LazyBoundary>
      </>
    ),
  };
}

interface ProjectHeaderProps {
  project: Project;
  /** Others who have the project open. */
  present: readonly PublicPerson[];
  /** One line of the description, so that the board fills the screen. */
  compact: boolean;
}

/** Title, status, due date, presence and members in one row, and the description below (docs/design.md). */
export function ProjectHeader({ project, present, compact }: ProjectHeaderProps) {
  const t = useTexts();
  const phone = useMedia(PHONE);
  const due = (
    <Deadline
      deadline={project.deadline}
      done={project.status === 'completed'}
      label={(date) => t('dueOn', { date })}
    />
  );
  const { menu, menuDialogs } = useMenu(project);
  return (
    <div className={`${styles.header} ${compact ? styles.compact : ''}`}>
      <div className={styles.titles}>
        <PageHeader
          title={project.title}
          badge={
            <span className={styles.facts}>
              <StatusBadge status={project.status} />
              {!phone && due}
            </span>
          }
        />
      </div>
      <div className={styles.about}>
        {phone && due}
        {project.description && (
          <p className={styles.description} title={project.description}>
            {project.description}
          </p>
        )}
      </div>
      <div className={styles.people}>
        <Presence people={present} />
        <MembersRow project={project} />
      </div>
      {menu}
      {menuDialogs}
    </div>
  );
}
