import { useGetInstallationStorageQuery } from '@taskloom/contracts/rtk';
import { LargestCard } from '../../features/storage/largest-card';
import { QuotasCard } from '../../features/storage/quotas-card';
import { UsedSpaceCard } from '../../features/storage/used-space-card';
import { AdminPage } from '../../features/tabs/admin-page';
import { useTexts } from '../../texts/storage';

/** Used space and quotas of the installation. */
export default function StoragePage() {
  const t = useTexts();
  const query = useGetInstallationStorageQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AdminPage texts={t} query={query}>
      {(storage) => (
        <>
          <UsedSpaceCard storage={storage} />
          <QuotasCard quotas={storage.quotas} />
          <LargestCard
            id="storage-people"
            title={t('people')}
            limit={storage.quotas.person.limit}
            rows={storage.people.map(({ user, used, files }) => ({
              ...{ id: user._id, name: user.name, person: user, used, files },
            }))}
          />
          <LargestCard
            id="storage-projects"
            title={t('projects')}
            limit={storage.quotas.project.limit}
            rows={storage.projects.map(({ project, owner, used, files }) => ({
              ...{ id: project._id, name: project.title, person: owner, owner: owner.name, used, files },
            }))}
          />
        </>
      )}
    </AdminPage>
  );
}
