import { Suspense, useEffect, useState } from 'react';
import { SCREENS, type TeamMember, type TeamPerson } from '@taskloom/contracts';
import {
  errorMessage,
  isApiError,
  useGetTeamMembersQuery,
  useGetTeamPersonQuery,
} from '@taskloom/contracts/rtk';
import { lazyPart, useUser } from '@taskloom/client';
import { Link, Navigate, useNavigate, useParams } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { EmptyState, ErrorState, PageHeader, RelativeTime, RoleBadge, UserAvatar } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { CommonProjects } from '../../features/common-projects/common-projects';
import { OpenTasks } from '../../features/open-tasks/open-tasks';
import { useTexts } from '../../texts';
import { BackToTeam } from './back-to-team';
import { PersonSkeleton } from './person-skeleton';
import styles from './person.page.module.css';

const MemberMenu = lazyPart(() => import('../../features/members/member-menu'));

/** Data older than this is refetched when the screen opens, in seconds. */
const FRESH_FOR = 10;

/** Tasks that the server returns at most. */
const MOST_TASKS = 500;

/** `/team/{id}`: a member of the team, and what the reader may see of their work. */
export default function PersonPage() {
  const { id } = useParams();
  return id ? <Person key={id} userId={id} /> : <Navigate to={SCREENS.team} replace />;
}

function Person({ userId }: { userId: string }) {
  const t = useTexts();
  const [all, setAll] = useState(false);
  const { data, error, isFetching, refetch } = useGetTeamPersonQuery(
    { userId, ...(all && { limit: MOST_TASKS }) },
    { refetchOnMountOrArgChange: FRESH_FOR },
  );
  // Has the name before the response, and says who is the only admin.
  const { data: team } = useGetTeamMembersQuery();
  const isMissing = isApiError(error) && error.status === 404;
  const failed = error !== undefined && !isMissing && !isFetching;

  useEffect(() => {
    if (failed) toast.error(t('error'), errorMessage(error, t('personFailed')), { id: 'person-load' });
  }, [failed, error, t]);

  if (isMissing) return <NotInTeam />;
  const member = data?.member ?? team?.find(({ _id }) => _id === userId);
  return (
    <>
      <BackToTeam />
      {member ? <Head member={member} team={team} /> : <PageHeader title={t('person')} />}
      <div className={styles.body}>
        {data && (
          <Lists person={data} isLoadingMore={all && isFetching} onMore={() => setAll(true)} isFull={all} />
        )}
        {!data && failed && (
          <ErrorState
            title={t('personFailed')}
            text={errorMessage(error, t('personFailed'))}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !failed && <PersonSkeleton text={t('personLoading')} />}
      </div>
    </>
  );
}

function Head({ member, team }: { member: TeamMember; team: readonly TeamMember[] | undefined }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { _id, name, email, role, lastSeenAt } = member;
  const self = useUser()._id === _id;
  // Sent to admins only.
  const manage = lastSeenAt !== undefined;
  const onlyAdmin = role === 'admin' && team?.filter((each) => each.role === 'admin').length === 1;
  return (
    <div className={styles.head}>
      <UserAvatar user={member} size={64} decorative />
      <PageHeader
        title={
          <>
            {name}
            {self && <span className={styles.you}> {t('you')}</span>}
          </>
        }
        badge={<RoleBadge role={role} />}
        subtitle={
          <span className={styles.facts}>
            <span>{email}</span>
            {manage && <span>{lastSeenAt ? <Seen at={lastSeenAt} /> : t('neverSeen')}</span>}
            {self && <Link to={SCREENS.profile}>{t('ownProfile')}</Link>}
          </span>
        }
        actions={
          manage && (
            <Suspense>
              <MemberMenu
                member={member}
                self={self}
                onlyAdmin={onlyAdmin}
                onRemoved={() => void navigate(SCREENS.team, { replace: true })}
              />
            </Suspense>
          )
        }
      />
    </div>
  );
}

function Seen({ at }: { at: string }) {
  const t = useTexts();
  return <RelativeTime time={at} label={(time) => t('seen', { time })} underMinute={t('now')} />;
}

interface ListsProps {
  person: TeamPerson;
  isLoadingMore: boolean;
  /** All tasks have been requested that the server returns. */
  isFull: boolean;
  onMore: () => void;
}

function Lists({ person: { member, projects, tasks }, isLoadingMore, isFull, onMore }: ListsProps) {
  const t = useTexts();
  const self = useUser()._id === member._id;
  const total = { projects: member.projects ?? projects.length, tasks: member.openTasks ?? tasks.length };
  if (projects.length === 0)
    return (
      <EmptyState
        icon={icons.nav.project}
        title={t(self ? 'noOwnProjects' : 'noCommonProjects')}
        text={t(self ? 'noOwnProjectsText' : 'noCommonProjectsText')}
      />
    );
  const more = isFull && !isLoadingMore ? 0 : Math.min(total.tasks, MOST_TASKS) - tasks.length;
  return (
    <div className={styles.columns}>
      <CommonProjects
        title={t(self ? 'projects' : 'commonProjects')}
        projects={projects}
        total={total.projects}
      />
      <OpenTasks
        title={t('openTasks')}
        tasks={tasks}
        total={total.tasks}
        {...{ more, isLoadingMore, onMore }}
      />
    </div>
  );
}

function NotInTeam() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('person')} />
      <div className={styles.body}>
        <EmptyState
          icon={icons.state.noTeam}
          title={t('notAMember')}
          text={t('notAMemberText')}
          action={<BackToTeam />}
        />
      </div>
    </>
  );
}
