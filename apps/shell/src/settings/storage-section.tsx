import { useGetStorageQuery } from '@taskloom/contracts/rtk';
import { Card, ProgressLine } from '@taskloom/ui';
import { formatSize } from '@taskloom/ui';
import { useTexts } from '../texts';
import styles from './settings.module.css';

/** How much of their quota the person's files use. */
export function StorageSection() {
  const t = useTexts();
  const { data } = useGetStorageQuery();
  if (!data) return null;
  const { used, limit, files } = data;
  const label = t('settings.storageUsed', { used: formatSize(used), limit: formatSize(limit) });
  return (
    <Card as="section" padding="none" aria-labelledby="settings-storage">
      <h2 className={styles.title} id="settings-storage">
        {t('settings.storage')}
      </h2>
      <div className={styles.storage}>
        <p className={styles.label}>{label}</p>
        <ProgressLine done={Math.min(used, limit)} inProgress={0} total={limit} label={label} />
        <p className={styles.hint}>{t('settings.storageFiles', { count: files })}</p>
      </div>
    </Card>
  );
}
