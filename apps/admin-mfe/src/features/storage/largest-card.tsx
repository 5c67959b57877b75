import type { PublicPerson } from '@taskloom/contracts';
import { Card, formatSize, ProgressLine, SectionHeader, UserAvatar } from '@taskloom/ui';
import { useTexts } from '../../texts/storage';
import styles from './storage.module.css';

interface LargestCardProps {
  id: string;
  title: string;
  /** Of one person or project, in bytes. */
  limit: number;
  rows: readonly {
    id: string;
    name: string;
    /** Whose avatar is shown. */
    person: Pick<PublicPerson, '_id' | 'name' | 'avatar'>;
    owner?: string;
    used: number;
    files: number;
  }[];
}

/** Who or what uses most, each beside its quota. */
export function LargestCard({ id, title, limit, rows }: LargestCardProps) {
  const t = useTexts();
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <SectionHeader id={id} title={title} />
      {rows.length === 0 ? (
        <p className={styles.text}>{t('noFiles')}</p>
      ) : (
        <ul className={styles.list} aria-labelledby={id}>
          {rows.map((row) => (
            <li key={row.id} className={styles.row}>
              <UserAvatar user={row.person} decorative />
              <span className={styles.name}>
                {row.name}
                <span className={styles.meta}>
                  {row.owner !== undefined && `${t('ownedBy', { name: row.owner })} · `}
                  {t('fileCount', { count: row.files })}
                </span>
              </span>
              <span className={styles.size}>{formatSize(row.used)}</span>
              <span className={styles.line}>
                <ProgressLine
                  done={Math.min(row.used, limit)}
                  inProgress={0}
                  total={limit}
                  label={t('share', {
                    name: row.name,
                    used: formatSize(row.used),
                    limit: formatSize(limit),
                  })}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
