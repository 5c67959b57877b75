import { SCREENS, type RemoteFigures } from '@taskloom/contracts';
import { errorMessage, isApiError } from '@taskloom/contracts/rtk';
import { useGetRemoteFiguresQuery } from '@taskloom/contracts/rtk/remotes';
import { Link, Navigate, useParams } from '@taskloom/client/router';
import { ErrorState, Icon, PageHeader } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { Alarms } from '../../features/performance/alarms';
import { ErrorGroups } from '../../features/performance/error-groups';
import { Hours } from '../../features/performance/hours';
import { LongTasks } from '../../features/performance/long-tasks';
import { PerformanceSkeleton } from '../../features/performance/performance-skeleton';
import { UsedVersions } from '../../features/performance/used-versions';
import { StoredValues } from '../../features/store/stored-values';
import { useTexts, type Texts } from '../../texts';
import styles from './remote.page.module.css';

/** The polling interval in milliseconds; figures have no event. */
const RENEW_MS = 15_000;

/** `/admin/remotes/{name}`: how the versions of one remote perform. */
export default function RemotePage() {
  const { name } = useParams();
  return name ? <Performance key={name} name={name} /> : <Navigate to={SCREENS.operations} replace />;
}

function Performance({ name }: { name: string }) {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useGetRemoteFiguresQuery(name, {
    pollingInterval: RENEW_MS,
    refetchOnMountOrArgChange: true,
  });
  const refusal = refusalIn(t, error);
  const failed = refusal !== undefined || (error !== undefined && !data && !isFetching);
  const title = data?.title ?? name;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Link to={SCREENS.operations} className={styles.up}>
            <Icon icon={icons.action.previous} size={14} />
            {t('title')}
          </Link>
        }
        title={title}
        subtitle={t('performance', { remote: title })}
      />
      <div className={styles.body}>
        {failed && (
          <ErrorState
            title={t('performanceFailed')}
            text={refusal ?? errorMessage(error, t('performanceFailed'))}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
        {!failed && !data && <PerformanceSkeleton text={t('performanceLoading')} />}
        {!failed && data && <Figures figures={data} stale={error !== undefined} />}
      </div>
    </>
  );
}

/** `stale`: the last refetch failed. */
function Figures({ figures, stale }: { figures: RemoteFigures; stale: boolean }) {
  const t = useTexts();
  const { name, title, versions, hours, errors, longTasks, alarms } = figures;
  return (
    <div className={styles.sections}>
      <div role="status" className={styles.silent}>
        {stale && (
          <p className={styles.stale}>
            <Icon icon={icons.state.reconnecting} size={14} />
            <span>{t('notRenewed')}</span>
          </p>
        )}
      </div>
      <Alarms alarms={alarms} />
      <UsedVersions versions={versions} />
      <Hours hours={hours} />
      <ErrorGroups errors={errors} />
      <LongTasks tasks={longTasks} />
      <StoredValues name={name} title={title} />
    </div>
  );
}

/** Refusals that no retry changes: the role is another one, or the remote doesn't exist. */
function refusalIn(t: Texts, error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  if (error.status === 403) return t('onlyAdmins');
  return error.status === 404 ? t('unknownRemote') : undefined;
}
