import { formatSize, Icon, IconButton } from '@taskloom/ui';
import { fileIcon, icons } from '@taskloom/ui/icons';
import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts/all';
import styles from './attachments.module.css';
import { DropField } from './drop-field';
import { useCheckedFiles } from '../../uploads/use-uploads';

interface WaitingFilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Files for a task that does not exist yet; they are uploaded once it is created. */
export function WaitingFiles({ files, onChange }: WaitingFilesProps) {
  const t = useTexts();
  const check = useCheckedFiles();
  return (
    <section className={styles.section} aria-label={t('attachments')}>
      <SectionTitle count={files.length}>{t('attachments')}</SectionTitle>
      <DropField onFiles={(more) => onChange([...files, ...check(more)])} />
      {files.length > 0 && <p className={styles.hint}>{t('uploadsAfterCreate')}</p>}
      <ul className={styles.list}>
        {files.map((file, at) => (
          <li key={`${file.name} ${at}`} className={styles.row}>
            <span className={styles.tile}>
              <Icon icon={fileIcon(file.type)} />
            </span>
            <span className={styles.facts}>
              <span className={styles.name} title={file.name}>
                {file.name}
              </span>
              <span className={styles.meta}>{formatSize(file.size)}</span>
            </span>
            <span className={styles.always}>
              <IconButton
                label={t('dismissUpload', { name: file.name })}
                icon={icons.action.close}
                size={28}
                onClick={() => onChange(files.filter((_, other) => other !== at))}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
