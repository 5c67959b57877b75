import type { Attachment } from '@taskloom/contracts';
import { LazyBoundary, lazyPart, savesData, useSeen } from '@taskloom/client';
import { Icon } from '@taskloom/ui';
import { fileIcon } from '@taskloom/ui/icons';
import { useRef, useState } from 'react';
import { useWhenIdle } from '../../idle/use-when-idle';
import styles from './attachments.module.css';

/** A larger file is shown only when it is opened, because the whole of it has to be loaded. */
const MOST_BYTES = 2_000_000;

const PdfThumbnail = lazyPart(() => import(/* webpackChunkName: "on-demand-pdf" */ './pdf/pdf-thumbnail'));

export const isPicture = ({ type }: Pick<Attachment, 'type'>): boolean => type.startsWith('image/');
export const isPdf = ({ type }: Pick<Attachment, 'type'>): boolean => type === 'application/pdf';

interface ThumbnailProps {
  attachment: Attachment;
  onPages: (count: number) => void;
}

/** A preview of a picture or a document, 64 px high; the icon until it is known. Decoration: the name is beside it. */
export function Thumbnail({ attachment, onPages }: ThumbnailProps) {
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const isSmall = attachment.size <= MOST_BYTES && !savesData();
  const seen = useSeen(place);
  const idle = useWhenIdle(seen && isSmall && isPdf(attachment));
  const fail = () => setFailed(true);
  return (
    <span ref={place} className={styles.thumbnail}>
      <Icon icon={fileIcon(attachment.type)} size={20} />
      {isSmall && !failed && isPicture(attachment) && (
        <img src={attachment.url} alt="" loading="lazy" decoding="async" onError={fail} />
      )}
      {idle && !failed && (
        <LazyBoundary onFail={fail}>
          <PdfThumbnail attachment={attachment} onPages={onPages} />
        </LazyBoundary>
      )}
    </span>
  );
}
