import type { TeamMember } from '@taskloom/contracts';
import { Card, EmptyState, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import { MemberFilter, useMemberFilter } from './member-filter';
import styles from './member-list.module.css';
import { MemberRow } from './member-row';

/** Rows out of view of a longer list are not laid out. */
const LONG = 100;

export interface MemberListProps {
  members: readonly TeamMember[];
  /** The signed-in person. */
  userId: string;
  /** Admins see when each person was last here, and get a menu for each row. */
  manage: boolean;
}

/** All members, in the order in which they joined. */
export function MemberList({ members, userId, manage }: MemberListProps) {
  const { text, found, isOffered, change } = useMemberFilter(members);
  return (
    <>
      {isOffered && <MemberFilter text={text} found={found.length} all={members.length} onChange={change} />}
      {found.length > 0 ? (
        <MemberTable members={members} shown={found} userId={userId} manage={manage} />
      ) : (
        <NobodyFound onClear={() => change('')} />
      )}
    </>
  );
}

/** Roles are explicit, because the rows are grids, which removes the roles of a table. */
function MemberTable({ members, shown, userId, manage }: MemberListProps & { shown: readonly TeamMember[] }) {
  const t = useTexts();
  const onlyAdmin = members.filter(({ role }) => role === 'admin').length === 1;
  return (
    <Card padding="none" className={styles.frame}>
      <table
        role="table"
        aria-label={t('title')}
        className={`${styles.table} ${manage ? styles.managed : ''}`}
      >
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={`${styles.row} ${styles.headRow}`}>
            <th role="columnheader">{t('name')}</th>
            <th role="columnheader">{t('role')}</th>
            <th role="columnheader" title={t('projectsTitle')}>
              {t('projects')}
            </th>
            <th role="columnheader" title={t('openTasksTitle')}>
              {t('openTasks')}
            </th>
            {manage && (
              <>
                <th role="columnheader">{t('lastSeen')}</th>
                <th role="columnheader">
                  <span className="tl-visually-hidden">{t('actions')}</span>
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className={shown.length > LONG ? styles.long : undefined}>
          {shown.map((member) => (
            <MemberRow
              key={member._id}
              member={member}
              self={member._id === userId}
              manage={manage}
              onlyAdmin={onlyAdmin && member.role === 'admin'}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function NobodyFound({ onClear }: { onClear: () => void }) {
  const t = useTexts();
  return (
    <EmptyState
      plain
      icon={icons.state.noResults}
      title={t('nobodyFound')}
      text={t('nobodyFoundText')}
      action={<PlainButton onClick={onClear}>{t('clearSearch')}</PlainButton>}
    />
  );
}
