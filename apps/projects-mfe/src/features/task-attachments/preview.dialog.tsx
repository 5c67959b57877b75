import type { Attachment } from '@taskloom/contracts';
import { LazyBoundary, lazyPart } from '@taskloom/client';
import { Dialog } from '@taskloom/ui/modal';
import { useState } from 'react';
import { useTexts } from '../../texts/all';
import styles from './attachments.module.css';
import { Download } from './download';
import { isPdf } from './thumbnail';

const PdfPreview = lazyPart(() => import(/* webpackChunkName: "on-demand-pdf" */ './pdf/pdf-preview'));

/** An attached picture or document, large. */
export function PreviewDialog({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const t = useTexts();
  const [failed, setFailed] = useState(false);
  const { name, url } = attachment;
  const fail = () => setFailed(true);
  const content = isPdf(attachment) ? (
    <LazyBoundary onFail={fail}>
      <PdfPreview attachment={attachment} />
    </LazyBoundary>
  ) : (
    <img className={styles.picture} src={url} alt={name} onError={fail} />
  );
  return (
    <Dialog
      open
      title={name}
      width="lg"
      closeText={t('close')}
      headerExtra={<Download name={name} url={url} />}
      onClose={onClose}
    >
      {failed ? <p role="alert">{t('previewFailed')}</p> : content}
    </Dialog>
  );
}
