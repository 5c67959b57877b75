import { Suspense } from 'react';
import type { AdminPerson, PersonState } from '@taskloom/contracts';
import { lazyPart } from '@taskloom/client';
import { Badge, Icon, RelativeTime, RoleBadge, UserAvatar } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './person-row.module.css';

const PersonMenu = lazyPart(() => import('./person-menu'));

const LOOKS = {
  active: { color: 'green', icon: icons.nav.work },
  disabled: { color: 'red', icon: icons.action.revoke },
  invited: { color: 'grey', icon: icons.meta.invitation },
} as const satisfies Record<PersonState, object>;

interface PersonRowProps {
  person: AdminPerson;
  self: boolean;
}

export function PersonRow({ person, self }: PersonRowProps) {
  const t = useTexts();
  const { _id, name, email, avatar, role, state, ownedProjects, lastSeenAt } = person;
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.person}>
        <span className={styles.who}>
          <UserAvatar user={{ _id, name: name ?? email, avatar }} size={32} decorative />
          <span className={styles.names}>
            <span className={styles.name} title={name ?? email}>
              {name ?? email}
              {self && <span className={styles.you}> {t('you')}</span>}
            </span>
            {name !== null && (
              <span className={styles.email} title={email}>
                {email}
              </span>
            )}
          </span>
        </span>
      </th>
      <td role="cell">
        <RoleBadge role={role} label={t(role)} />
      </td>
      <td role="cell">
        <Badge color={LOOKS[state].color} icon={LOOKS[state].icon}>
          {t(state)}
        </Badge>
      </td>
      <td role="cell">
        <Factors person={person} />
      </td>
      <td role="cell" className={styles.number}>
        <span className={styles.label}>{t('owns')} </span>
        {ownedProjects}
      </td>
      <td role="cell" className={styles.seen}>
        <span className={styles.label}>{t('lastSeen')} </span>
        {lastSeenAt ? <RelativeTime time={lastSeenAt} underMinute={t('now')} /> : t('nothing')}
      </td>
      <td role="cell" className={styles.menu}>
        {!(self && state === 'active') && (
          <Suspense>
            <PersonMenu person={person} />
          </Suspense>
        )}
      </td>
    </tr>
  );
}

function Factors({ person: { factors, state } }: Pick<PersonRowProps, 'person'>) {
  const t = useTexts();
  if (state === 'invited') return <>{t('nothing')}</>;
  if (factors.length === 0)
    return (
      <span className={`${styles.factor} ${styles.none}`}>
        <Icon icon={icons.meta.admin} size={14} />
        {t('noFactor')}
      </span>
    );
  return factors.map((factor) => (
    <span key={factor} className={styles.factor}>
      <Icon icon={icons.action.lock} size={14} />
      {t(factor)}
    </span>
  ));
}
