import { useAppSelector } from '@taskloom/client';
import { smallPicture } from '@taskloom/contracts';
import { pendingWrites, type PendingWrite } from '@taskloom/contracts/rtk';
import styles from './task-card.module.css';

const sentFor =
  (id: string) =>
  (write: PendingWrite): string[] =>
    write.kind === 'keepSmallPicture' && write.arg.attachmentId === id ? [write.arg.picture] : [];

/** A picture of the task. Its place has the same height before it is loaded, and without a connection. */
export function CardCover({ id }: { id: string }) {
  // The server doesn't have it before it is sent.
  const unsent = useAppSelector((state) => pendingWrites(state).flatMap(sentFor(id))[0]);
  return (
    <img
      className={styles.cover}
      src={unsent ? `data:image/jpeg;base64,${unsent}` : smallPicture(id)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
