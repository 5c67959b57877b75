import { useGetStorageQuery } from '@taskloom/contracts/rtk';
import { Card, ProgressLine } from '@taskloom/ui';
import { formatSize } from '@taskloom/ui';
import { useSettingsTexts } from './texts';
import styles from './settings.module.css';

/** Keeps the space until the response arrives. */
const UNKNOWN = { used: 0, limit: 1, files: 0 };

/** How much of their quota the person's files use. */
export function StorageSection() {
  const t = useSettingsTexts();
  const { data, isLoading } = useGetStorageQuery();
  if (!data && !isLoading) return null;
  const { used, limit, files } = data ?? UNKNOWN;
  const label = t('storageUsed', { used: formatSize(used), limit: formatSize(limit) });
  return (
    <Card as="section" padding="none" aria-labelledby="settings-storage">
      <h2 className={styles.title} id="settings-storage">
        {t('storage')}
      </h2>
      <div className={`${styles.storage} ${data ? '' : styles.unknown}`}>
        <p className={styles.label}>{label}</p>
        <ProgressLine done={Math.min(used, limit)} inProgress={0} total={limit} label={label} />
        <p className={styles.hint}>{t('storageFiles', { count: files })}</p>
      </div>
    </Card>
  );
}
