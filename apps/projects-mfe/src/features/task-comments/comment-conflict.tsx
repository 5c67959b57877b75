import { PlainButton } from '@taskloom/ui';
import { RichText } from '../../markdown/rich-text';
import { useTexts } from '../../texts/all';
import styles from './comment-editor.module.css';

interface CommentConflictProps {
  projectId: string;
  /** The text that is saved now. */
  current: string;
  onKeepMine: () => void;
  onTakeSaved: () => void;
}

/** The comment got another text while it was edited: shows it, and asks which one to keep. */
export function CommentConflict({ projectId, current, onKeepMine, onTakeSaved }: CommentConflictProps) {
  const t = useTexts();
  return (
    <div role="alert" className={styles.conflict}>
      <p>{t('commentConflict')}</p>
      <div className={styles.current}>
        <RichText text={current} projectId={projectId} />
      </div>
      <div className={styles.buttons}>
        <PlainButton size="small" onClick={onTakeSaved}>
          {t('takeSavedComment')}
        </PlainButton>
        <PlainButton size="small" onClick={onKeepMine}>
          {t('keepMyComment')}
        </PlainButton>
      </div>
    </div>
  );
}
