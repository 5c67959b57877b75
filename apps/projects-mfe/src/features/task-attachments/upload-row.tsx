import { Icon, IconButton, UploadLine } from '@taskloom/ui';
import { fileIcon, icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts/all';
import styles from './attachments.module.css';
import type { Upload } from '../../uploads/use-uploads';

interface UploadRowProps {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
}

/** An upload: a bar with its percentage and Cancel; after a failure, Retry; without a connection, that it waits. */
export function UploadRow({ upload: { file, percent, state }, onCancel, onRetry }: UploadRowProps) {
  const t = useTexts();
  const { name } = file;
  const failed = state === 'failed';
  return (
    <li className={styles.row}>
      <span className={styles.tile}>
        <Icon icon={fileIcon(file.type)} />
      </span>
      <span className={styles.facts}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {failed && <span className={styles.failed}>{t('uploadFailed')}</span>}
        {state === 'queued' && <span className={styles.meta}>{t('waiting')}</span>}
        {state === 'offline' && (
          <span className={styles.waits} role="status">
            {t('uploadOffline')}
          </span>
        )}
        {state === 'sending' && <UploadLine percent={percent} label={t('uploadProgress', { name })} />}
      </span>
      <span className={styles.always}>
        {failed && (
          <IconButton
            label={t('retryUpload', { name })}
            icon={icons.action.retry}
            size={28}
            onClick={onRetry}
          />
        )}
        <IconButton
          label={failed ? t('dismissUpload', { name }) : t('cancelUpload', { name })}
          icon={icons.action.close}
          size={28}
          onClick={onCancel}
        />
      </span>
    </li>
  );
}
