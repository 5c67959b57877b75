import type { Comment } from '@taskloom/contracts';
import { PlainButton } from '@taskloom/ui';
import { useEffect } from 'react';
import { useTexts } from '../../texts/all';
import { forgetCommentDraft, readCommentDraft } from './comment-draft';
import styles from './comments.module.css';

/** Offers a typed text that was not saved: the editor was left, or the server has refused it after a time offline. */
export function UnsavedComment({ comment, onContinue }: { comment: Comment; onContinue: () => void }) {
  const t = useTexts();
  const draft = readCommentDraft(comment);
  const isSaved = draft?.text.trim() === comment.content;
  useEffect(() => {
    if (isSaved) forgetCommentDraft(comment);
  }, [comment, isSaved]);
  if (!draft || isSaved) return null;
  return (
    <p className={styles.unsaved}>
      {t('unsavedComment')}{' '}
      <PlainButton variant="link" size="small" onClick={onContinue}>
        {t('continueComment')}
      </PlainButton>
    </p>
  );
}
