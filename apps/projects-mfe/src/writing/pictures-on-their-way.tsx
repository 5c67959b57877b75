import { useTexts } from '../texts/all';
import type { Upload } from '../uploads/use-uploads';
import styles from './writing-field.module.css';

/** Below a text field: the pictures that will be put into the text. The attachments offer Cancel and Retry. */
export function PicturesOnTheirWay({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTexts();
  return (
    <div role="status">
      {uploads.map(({ key, state, file: { name } }) => (
        <p key={key} className={state === 'failed' ? styles.failed : styles.note}>
          {state === 'failed'
            ? t('pictureFailed', { name })
            : t(state === 'offline' ? 'pictureOffline' : 'pictureUploading', { name })}
        </p>
      ))}
    </div>
  );
}
