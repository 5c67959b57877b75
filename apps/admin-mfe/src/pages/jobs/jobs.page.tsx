import { useGetJobsQuery } from '@taskloom/contracts/rtk/admin';
import { JobCards } from '../../features/jobs/job-cards';
import { AdminPage } from '../../features/tabs/admin-page';
import { useTexts } from '../../texts/jobs';

const REFRESH_MS = 10_000;

/** The background jobs of the installation. */
export default function JobsPage() {
  const query = useGetJobsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <AdminPage texts={useTexts()} query={query}>
      {({ jobs }) => <JobCards jobs={jobs} />}
    </AdminPage>
  );
}
