import { Icon, IconButton, UploadLine } from '@taskloom/ui';
import { fileIcon, icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './attachments.module.css';
import type { Upload } from './use-uploads';

interface UploadRowProps {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
}

/** An upload: a bar with its percentage and Cancel; after a failure, Retry. */
export function UploadRow({ upload: { file, percent, failed }, onCancel, onRetry }: UploadRowProps) {
  const t = useTexts();
  const { name } = file;
  return (
    <li className={styles.row}>
      <span className={styles.tile}>
        <Icon icon={fileIcon(file.type)} />
      </span>
      <span className={styles.facts}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {failed ? (
          <span className={styles.failed}>{t('uploadFailed')}</span>
        ) : (
          <UploadLine percent={percent} label={t('uploadProgress', { name })} />
        )}
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
