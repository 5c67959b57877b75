import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useRef, type ChangeEvent } from 'react';
import { useTexts } from '../../texts/all';
import styles from './attachments.module.css';
import { ACCEPTED_FILES } from '../../uploads/check-file';
import { useFileDrop } from './use-file-drop';

interface DropFieldProps {
  onFiles: (files: File[]) => void;
}

/** Accepts files by drop anywhere on the dialog, by paste, and from the file picker. */
export function DropField({ onFiles }: DropFieldProps) {
  const t = useTexts();
  const field = useRef<HTMLLabelElement>(null);
  const over = useFileDrop(field, onFiles);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // Reset, so that the same file can be chosen again after a failure.
    target.value = '';
  };
  return (
    <label ref={field} className={`tl-screen-only ${styles.drop} ${over ? styles.over : ''}`}>
      <Icon icon={icons.action.upload} />
      <span className={styles.dropText}>
        <span className={styles.dropWide}>
          {t('dropFile')} <strong>{t('browse')}</strong>
        </span>
        <strong className={styles.dropPhone}>{t('addFile')}</strong>
        <span className={styles.limit}>{t('underLimit')}</span>
      </span>
      <input
        type="file"
        multiple
        accept={ACCEPTED_FILES}
        aria-label={t('addFile')}
        className={styles.input}
        onChange={pick}
      />
    </label>
  );
}
