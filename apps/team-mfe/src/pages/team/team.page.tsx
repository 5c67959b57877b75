import { useEffect } from 'react';
import { canInvite, type TeamMember } from '@taskloom/contracts';
import { errorMessage, useGetTeamMembersQuery } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { EmptyState, ErrorState, PageHeader } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { InviteMember } from '../../features/invite/invite-member';
import { MemberList } from '../../features/members/member-list';
import { MembersSkeleton } from '../../features/members/members-skeleton';
import { OwnInvitations } from '../../features/own-invitations/own-invitations';
import { PendingInvitations } from '../../features/pending-invitations/pending-invitations';
import { useTexts } from '../../texts';
import styles from './team.page.module.css';

/** Data older than this is refetched when the screen opens, in seconds. */
const FRESH_FOR = 60;

export default function TeamPage() {
  const t = useTexts();
  const user = useUser();
  const {
    data: members,
    error,
    isFetching,
    refetch,
  } = useGetTeamMembersQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_FOR,
  });

  useEffect(() => {
    if (error) toast.error(t('error'), errorMessage(error, t('loadFailed')), { id: 'team-load' });
  }, [error, t]);

  // The role from the list is newer than that of the session.
  const admin = canInvite(members?.find(({ _id }) => _id === user._id) ?? user);
  const failed = error !== undefined && !members && !isFetching;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={admin ? t('subtitleAdmin') : t('subtitle')}
        actions={admin && <InviteMember />}
      />
      <div className={styles.body} data-wide>
        {failed && (
          <ErrorState
            title={t('loadFailed')}
            text={errorMessage(error, t('loadFailed'))}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
        {!failed && !members && <MembersSkeleton text={t('loading')} managed={admin} />}
        {members && <Members members={members} userId={user._id} admin={admin} isFetching={isFetching} />}
        {admin && <PendingInvitations belowList={failed || members !== undefined} />}
      </div>
    </>
  );
}

interface MembersProps {
  members: readonly TeamMember[];
  userId: string;
  admin: boolean;
  isFetching: boolean;
}

function Members({ members, userId, admin, isFetching }: MembersProps) {
  const t = useTexts();
  if (members.length > 0) return <MemberList members={members} userId={userId} manage={admin} />;
  return admin ? (
    <EmptyState plain icon={icons.state.noTeam} title={t('noMembers')} text={t('noMembersText')} />
  ) : (
    <OwnInvitations
      isJoining={isFetching}
      loading={<MembersSkeleton text={t('loading')} managed={false} />}
      none={<EmptyState icon={icons.state.noTeam} title={t('notInTeam')} text={t('notInTeamText')} />}
    />
  );
}
