import { Suspense } from 'react';
import type { TeamMember } from '@taskloom/contracts';
import { lazyPart } from '@taskloom/client';
import { Card, RoleBadge, UserAvatar } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './member-list.module.css';

const MemberMenu = lazyPart(() => import('./member-menu'));

export interface MemberListProps {
  members: readonly TeamMember[];
  /** The signed-in person. */
  userId: string;
  /** Admins get a menu for each row. */
  manage: boolean;
}

/** All members: avatar, name, address and role. */
export function MemberList({ members, userId, manage }: MemberListProps) {
  const t = useTexts();
  const onlyAdmin = members.filter(({ role }) => role === 'admin').length === 1;
  return (
    <Card padding="none" className={styles.frame}>
      <ul aria-label={t('title')}>
        {members.map((member) => (
          <li key={member._id} className={styles.row}>
            <UserAvatar user={member} size={36} decorative />
            <div className={styles.person}>
              <p className={styles.name} title={member.name}>
                {member.name}
                {member._id === userId && <span className={styles.you}> {t('you')}</span>}
              </p>
              <p className={styles.email} title={member.email}>
                {member.email}
              </p>
            </div>
            <div className={styles.role}>
              <RoleBadge role={member.role} />
            </div>
            {manage && (
              <div className={styles.menu}>
                <Suspense>
                  <MemberMenu
                    member={member}
                    self={member._id === userId}
                    onlyAdmin={onlyAdmin && member.role === 'admin'}
                  />
                </Suspense>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
