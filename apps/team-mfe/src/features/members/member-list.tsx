import { Suspense } from 'react';
import type { TeamMember } from '@taskloom/contracts';
import { lazyPart } from '@taskloom/client';
import { useSearchParams } from '@taskloom/client/router';
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

const show = (row: HTMLLIElement | null): void => row?.scrollIntoView({ block: 'center' });

/** All members: avatar, name, address and role. The one that the address names (`?member=`) is in view and marked. */
export function MemberList({ members, userId, manage }: MemberListProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  const named = params.get('member');
  const onlyAdmin = members.filter(({ role }) => role === 'admin').length === 1;
  return (
    <Card padding="none" className={styles.frame}>
      <ul aria-label={t('title')}>
        {members.map((member) => (
          <li
            key={member._id}
            ref={member._id === named ? show : undefined}
            className={styles.row}
            aria-current={member._id === named || undefined}
          >
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
