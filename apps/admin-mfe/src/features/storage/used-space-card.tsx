import type { InstallationStorage } from '@taskloom/contracts';
import { Card, documentLocale, formatSize, ProgressLine, SectionHeader } from '@taskloom/ui';
import { useTexts } from '../../texts/storage';
import styles from './storage.module.css';

/** The used space of the installation by kind, and the free space. */
export function UsedSpaceCard({ storage }: { storage: InstallationStorage }) {
  const t = useTexts();
  const { used, limit, files, waiting, builds, database, free, reserve } = storage;
  const label = t('usedOf', { used: formatSize(used), limit: formatSize(limit) });
  const figures = [
    { word: t('files'), value: files.toLocaleString(documentLocale()) },
    { word: t('waiting'), value: formatSize(waiting) },
    { word: t('builds'), value: formatSize(builds) },
    { word: t('database'), value: formatSize(database) },
    { word: t('free'), value: formatSize(free) },
    { word: t('reserve'), value: formatSize(reserve) },
  ];
  return (
    <Card as="section" padding="lg" aria-labelledby="storage-used">
      <SectionHeader id="storage-used" title={t('used')} />
      <p className={styles.used}>{label}</p>
      <ProgressLine done={Math.min(used, limit)} inProgress={0} total={limit} label={label} />
      {free < reserve && <p className={styles.full}>{t('full')}</p>}
      <dl className={styles.figures}>
        {figures.map(({ word, value }) => (
          <div key={word}>
            <dt className={styles.word}>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{t('reserveText')}</p>
    </Card>
  );
}
