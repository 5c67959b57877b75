import type { Attachment } from '@taskloom/contracts';
import { ActionMenu, formatSize, Icon, IconButton } from '@taskloom/ui';
import { fileIcon, icons } from '@taskloom/ui/icons';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useState } from 'react';
import { Sentence } from '../../texts/sentence';
import { useTexts } from '../../texts/all';
import styles from './attachments.module.css';
import { Download } from './download';
import { PreviewDialog } from './preview.dialog';
import { isPdf, isPicture, Thumbnail } from './thumbnail';

interface AttachmentRowProps {
  attachment: Attachment;
  /** Of a picture: whether it is the cover of the card, and to change that. Absent where it can't be one. */
  cover?: { isChosen: boolean; onChange: (chosen: boolean) => void };
  /** Absent without permission to delete. */
  onDelete?: () => void;
}

export const hasPreview = (attachment: Attachment): boolean => isPicture(attachment) || isPdf(attachment);

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

/** A picture or a document: a press opens its preview. */
function Tile({
  attachment,
  isCover,
  onPreview,
}: {
  attachment: Attachment;
  isCover: boolean;
  onPreview: () => void;
}) {
  const t = useTexts();
  const [pages, setPages] = useState<number>();
  const { name, size, uploadedBy } = attachment;
  const facts = pages === undefined ? formatSize(size) : t('pages', { count: pages });
  return (
    <button type="button" className={styles.open} aria-label={t('preview', { name })} onClick={onPreview}>
      <Thumbnail attachment={attachment} onPages={setPages} />
      {isCover && <span className={styles.cover}>{t('cover')}</span>}
      <span className={styles.caption}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.meta}>{t('sizeAndPerson', { size: facts, name: uploadedBy.name })}</span>
      </span>
    </button>
  );
}

function Row({ attachment: { name, type, size, url, uploadedBy } }: { attachment: Attachment }) {
  const t = useTexts();
  return (
    <>
      <span className={styles.tile}>
        <Icon icon={fileIcon(type)} />
      </span>
      <span className={styles.facts}>
        <a className={styles.name} href={url} download={name} title={name}>
          {name}
        </a>
        <span className={styles.meta}>
          {t('sizeAndPerson', { size: formatSize(size), name: uploadedBy.name })}
        </span>
      </span>
    </>
  );
}

/** The actions for a picture besides its preview and its download. */
function PictureMenu({
  name,
  cover: { isChosen, onChange },
  onDelete,
}: Required<Pick<AttachmentRowProps, 'cover'>> & { name: string; onDelete?: () => void }) {
  const t = useTexts();
  return (
    <ActionMenu
      label={t('fileMenu', { name })}
      items={[
        {
          key: 'cover',
          label: t(isChosen ? 'removeCover' : 'useAsCover'),
          icon: icons.action.cover,
          onSelect: () => onChange(!isChosen),
        },
        ...(onDelete
          ? [
              {
                key: 'delete',
                label: t('deleteThisFile'),
                icon: icons.action.delete,
                danger: true,
                onSelect: onDelete,
              },
            ]
          : []),
      ]}
    />
  );
}

/** A file with its size and uploader; pictures and documents have a preview, every file a download. */
export function AttachmentRow({ attachment, cover, onDelete }: AttachmentRowProps) {
  const t = useTexts();
  const [open, setOpen] = useState<'preview' | 'delete' | null>(null);
  const { name, url } = attachment;
  const close = () => setOpen(null);
  const askDelete = onDelete && (() => setOpen('delete'));
  const withPreview = hasPreview(attachment);
  return (
    <li className={withPreview ? styles.card : styles.row}>
      {withPreview ? (
        <Tile
          attachment={attachment}
          isCover={cover?.isChosen ?? false}
          onPreview={() => setOpen('preview')}
        />
      ) : (
        <Row attachment={attachment} />
      )}
      <span className={styles.actions}>
        <Download name={name} url={url} />
        {cover && <PictureMenu name={name} cover={cover} onDelete={askDelete} />}
        {!cover && askDelete && (
          <IconButton
            label={t('deleteFile', { name })}
            icon={icons.action.delete}
            size={28}
            tooltip={false}
            onClick={askDelete}
          />
        )}
      </span>
      {open === 'preview' && <PreviewDialog attachment={attachment} onClose={close} />}
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
