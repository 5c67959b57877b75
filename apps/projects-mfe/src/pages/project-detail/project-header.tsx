import { SCREENS, canManageLabels, type Project, type PublicPerson } from '@taskloom/contracts';
import { lazyPart, useUser } from '@taskloom/client';
import { Link } from '@taskloom/client/router';
import { type ActionMenuItem, Icon, PageHeader, StatusBadge } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import { Deadline } from '../../deadline/deadline';
import { ProjectMenu } from '../../features/project-dialogs/project-menu';
import { MembersRow } from '../../features/project-members/members-row';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useTexts } from '../../texts';
import { PHONE, useMedia } from '../../viewport/use-media';
import { Presence } from './presence';
import styles from './project-header.module.css';

const ProjectHistory = lazyPart(() => import('../../features/history/project-history.dialog'));
const ManageLabels = lazyPart(() => import('../../features/labels/manage-labels.dialog'));
const RemoveMember = lazyPart(() => import('../../features/project-members/remove-member.dialog'));

function Path({ title, phone }: { title: string; phone: boolean }) {
  const t = useTexts();
  return (
    <nav aria-label={t('path')} className={styles.path}>
      {phone && <Icon icon={icons.action.previous} />}
      <Link to={SCREENS.dashboard} className={styles.up}>
        {t('dashboard')}
      </Link>
      {!phone && (
        <>
          <Icon icon={icons.action.next} size={14} />
          <span aria-current="page" className={styles.here}>
            {title}
          </span>
        </>
      )}
    </nav>
  );
}

/** Edit, status, delete; what happened; labels for the owner, and Leave for everyone else. */
function Menu({ project }: { project: Project }) {
  const t = useTexts();
  const user = useUser();
  const [leaving, setLeaving] = useState(false);
  const [labelling, setLabelling] = useState(false);
  const [lookingBack, setLookingBack] = useState(false);
  const own: ActionMenuItem[] = canManageLabels(user, project)
    ? [
        {
          key: 'labels',
          label: t('manageLabels'),
          icon: icons.action.labels,
          onSelect: () => setLabelling(true),
        },
      ]
    : [
        {
          key: 'leave',
          label: t('leaveProject'),
          icon: icons.action.removeMember,
          onSelect: () => setLeaving(true),
        },
      ];
  const history = {
    key: 'history',
    label: t('whatHappened'),
    icon: icons.action.history,
    onSelect: () => setLookingBack(true),
  };
  return (
    <>
      <ProjectMenu project={project} size={32} more={[history, ...own]} />
      <LazyBoundary onFail={() => setLookingBack(false)}>
        {lookingBack && <ProjectHistory project={project} onClose={() => setLookingBack(false)} />}
      </LazyBoundary>
      <LazyBoundary onFail={() => setLabelling(false)}>
        {labelling && <ManageLabels project={project} onClose={() => setLabelling(false)} />}
      </LazyBoundary>
      <LazyBoundary onFail={() => setLeaving(false)}>
        {leaving && <RemoveMember project={project} person={user} onClose={() => setLeaving(false)} />}
      </LazyBoundary>
    </>
  );
}

interface ProjectHeaderProps {
  project: Project;
  /** Others who have the project open. */
  present: readonly PublicPerson[];
  /** One row for all but the description, of which it shows one line. */
  compact: boolean;
}

/** Breadcrumb, title and status, description, members, presence and due date (docs/design.md). */
export function ProjectHeader({ project, present, compact }: ProjectHeaderProps) {
  const t = useTexts();
  const phone = useMedia(PHONE);
  const status = <StatusBadge status={project.status} />;
  const due = (
    <Deadline
      deadline={project.deadline}
      done={project.status === 'completed'}
      label={(date) => t('dueOn', { date })}
    />
  );
  const menu = (
    <div className={styles.menu}>
      <Menu project={project} />
    </div>
  );
  const description = project.description && (
    <p className={styles.description} title={compact ? project.description : undefined}>
      {project.description}
    </p>
  );
  if (compact)
    return (
      <div className={`${styles.header} ${styles.compact}`}>
        <div className={styles.titles}>
          <PageHeader
            title={project.title}
            badge={
              <span className={styles.facts}>
                {status}
                {!phone && due}
              </span>
            }
          />
        </div>
        {description}
        <div className={styles.people}>
          {phone && due}
          <Presence people={present} />
          <MembersRow project={project} compact />
        </div>
        {menu}
      </div>
    );
  return (
    <div className={styles.header}>
      <PageHeader
        title={project.title}
        badge={phone ? undefined : status}
        breadcrumb={<Path title={project.title} phone={phone} />}
        actions={menu}
      />
      {phone && (
        <div className={styles.facts}>
          {status}
          {due}
        </div>
      )}
      {description}
      <div className={styles.people}>
        <MembersRow project={project} />
        <div className={styles.facts}>
          <Presence people={present} />
          {!phone && due}
        </div>
      </div>
    </div>
  );
}
