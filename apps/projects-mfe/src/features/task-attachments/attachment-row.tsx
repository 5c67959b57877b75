import type { Attachment } from '@taskloom/contracts';
import { formatSize, Icon, IconButton } from '@taskloom/ui';
import { fileIcon, icons } from '@taskloom/ui/icons';
import { ConfirmDialog, Dialog } from '@taskloom/ui/modal';
import { useState } from 'react';
import { Sentence } from '../../texts/sentence';
import { useTexts } from '../../texts';
import styles from './attachments.module.css';

interface AttachmentRowProps {
  attachment: Attachment;
  /** Absent without permission to delete. */
  onDelete?: () => void;
}

function Name({
  attachment: { name, type, url },
  onPreview,
}: {
  attachment: Attachment;
  onPreview: () => void;
}) {
  const t = useTexts();
  if (!type.startsWith('image/'))
    return (
      <a className={styles.name} href={url} download={name} title={name}>
        {name}
      </a>
    );
  return (
    <button type="button" className={styles.name} aria-label={t('preview', { name })} onClick={onPreview}>
      {name}
    </button>
  );
}

function Download({ name, url }: Pick<Attachment, 'name' | 'url'>) {
  const t = useTexts();
  return (
    <a className={styles.action} href={url} download={name} aria-label={t('download', { name })}>
      <Icon icon={icons.action.download} />
    </a>
  );
}

function DeleteQuestion({
  name,
  onConfirm,
  onCancel,
}: {
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const t = useTexts();
  return (
    <ConfirmDialog
      open
      title={t('areYouSure')}
      confirmText={t('confirmFile')}
      cancelText={t('cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Sentence text={(value) => t('deleteFileWarning', { name: value })} strong={name} />
    </ConfirmDialog>
  );
}

/** A file with its size and uploader; images have a preview, every file a download. */
export function AttachmentRow({ attachment, onDelete }: AttachmentRowProps) {
  const t = useTexts();
  const [open, setOpen] = useState<'preview' | 'delete' | null>(null);
  const { name, type, size, url, uploadedBy } = attachment;
  const close = () => setOpen(null);
  return (
    <li className={styles.row}>
      <span className={styles.tile}>
        <Icon icon={fileIcon(type)} />
      </span>
      <span className={styles.facts}>
        <Name attachment={attachment} onPreview={() => setOpen('preview')} />
        <span className={styles.meta}>
          {t('sizeAndPerson', { size: formatSize(size), name: uploadedBy.name })}
        </span>
      </span>
      <span className={styles.actions}>
        <Download name={name} url={url} />
        {onDelete && (
          <IconButton
            label={t('deleteFile', { name })}
            icon={icons.action.delete}
            size={28}
            tooltip={false}
            onClick={() => setOpen('delete')}
          />
        )}
      </span>
      {open === 'preview' && (
        <Dialog
          open
          title={name}
          width="lg"
          closeText={t('close')}
          headerExtra={<Download name={name} url={url} />}
          onClose={close}
        >
          <img className={styles.picture} src={url} alt={name} />
        </Dialog>
      )}
      {open === 'delete' && onDelete && (
        <DeleteQuestion
          name={name}
          onCancel={close}
          onConfirm={() => {
            close();
            onDelete();
          }}
        />
      )}
    </li>
  );
}
