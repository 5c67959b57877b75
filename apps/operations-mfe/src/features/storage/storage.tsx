import { useGetInstallationStorageQuery } from '@taskloom/contracts/rtk';
import { Card, ProgressLine, SectionHeader } from '@taskloom/ui';
import { formatSize } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { countText } from '../../words/numbers';
import styles from './storage.module.css';

/** The storage of the installation: usage, limits and the largest users. */
export function Storage() {
  const t = useTexts();
  const { data } = useGetInstallationStorageQuery();
  if (!data) return null;
  const { used, limit, files, waiting, builds, database, free, reserve, people } = data;
  const label = t('storageUsed', { used: formatSize(used), limit: formatSize(limit) });
  const figures = [
    { word: t('storedFiles'), value: countText(files) },
    { word: t('storageWaiting'), value: formatSize(waiting) },
    { word: t('storageBuilds'), value: formatSize(builds) },
    { word: t('storageDatabase'), value: formatSize(database) },
    { word: t('storageFree'), value: formatSize(free) },
    { word: t('storageReserve'), value: formatSize(reserve) },
  ];
  return (
    <section className={styles.section} aria-labelledby="storage">
      <SectionHeader id="storage" title={t('storage')} />
      <Card padding="lg">
        <p className={styles.used}>{label}</p>
        <ProgressLine done={Math.min(used, limit)} inProgress={0} total={limit} label={label} />
        {free < reserve && <p className={styles.full}>{t('storageFull')}</p>}
        <dl className={styles.figures}>
          {figures.map(({ word, value }) => (
            <div key={word}>
              <dt className={styles.word}>{word}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {people.length > 0 && (
          <>
            <h3 className={styles.word} id="storage-people">
              {t('storagePeople')}
            </h3>
            <ul className={styles.people} aria-labelledby="storage-people">
              {people.map(({ user, used: bytes }) => (
                <li key={user._id} className={styles.person}>
                  <span className={styles.name}>{user.name}</span>
                  <span>{formatSize(bytes)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </section>
  );
}
