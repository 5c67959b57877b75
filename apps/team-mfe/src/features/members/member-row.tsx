import { Suspense } from 'react';
import { SCREENS, type TeamMember } from '@taskloom/contracts';
import { lazyPart } from '@taskloom/client';
import { Link } from '@taskloom/client/router';
import { followLink, Icon, RelativeTime, RoleBadge, UserAvatar } from '@taskloom/ui';
import { icons, type IconShape } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './member-row.module.css';
import listStyles from './member-list.module.css';

const MemberMenu = lazyPart(() => import('./member-menu'));

const NONE = '–';

interface MemberRowProps {
  member: TeamMember;
  /** The member is the signed-in person. */
  self: boolean;
  manage: boolean;
  /** The member is the only admin. */
  onlyAdmin: boolean;
}

export function MemberRow({ member, self, manage, onlyAdmin }: MemberRowProps) {
  const t = useTexts();
  const { _id, name, email, role, projects, openTasks, lastSeenAt } = member;
  return (
    <tr role="row" className={`${listStyles.row} ${styles.row}`} onClick={followLink}>
      <th role="rowheader" scope="row" className={styles.person}>
        <UserAvatar user={member} size={36} decorative />
        <span className={styles.names}>
          <span className={styles.name} title={name}>
            <Link to={SCREENS.teamMember(_id)} state={{ fromList: true }} className={styles.link}>
              {name}
            </Link>
            {self && <span className={styles.you}> {t('you')}</span>}
          </span>
          <span className={styles.email} title={email}>
            {email}
          </span>
        </span>
      </th>
      <td role="cell" className={styles.role}>
        <RoleBadge role={role} />
      </td>
      <Count className={styles.projects} icon={icons.nav.project} value={projects} />
      <Count className={styles.tasks} icon={icons.nav.work} value={openTasks} />
      {manage && (
        <>
          <td role="cell" className={styles.seen}>
            {lastSeenAt ? <RelativeTime time={lastSeenAt} underMinute={t('now')} /> : NONE}
          </td>
          <td role="cell" className={styles.menu}>
            <Suspense>
              <MemberMenu member={member} self={self} onlyAdmin={onlyAdmin} />
            </Suspense>
          </td>
        </>
      )}
    </tr>
  );
}

interface CountProps {
  className: string | undefined;
  /** Shown where there is no column header. */
  icon: IconShape;
  /** Undefined in a response that an earlier version of the server has sent. */
  value: number | undefined;
}

const Count = ({ className, icon, value }: CountProps) => (
  <td role="cell" className={`${styles.count} ${className}`} data-none={value === 0 || undefined}>
    <Icon icon={icon} size={14} className={styles.sign} />
    {value ?? NONE}
  </td>
);
