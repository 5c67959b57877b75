import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from './texts';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asked by the page when it leaves a frame with something unsaved: a frame must not decide about that alone. */
export default function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const t = useTexts();
  return (
    <ConfirmDialog
      open
      title={t('leaveTitle')}
      confirmText={t('discard')}
      cancelText={t('keepEditing')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('leaveText')}
    </ConfirmDialog>
  );
}
