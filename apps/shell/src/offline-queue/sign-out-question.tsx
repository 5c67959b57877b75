import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from './texts';

interface SignOutQuestionProps {
  waiting: number;
  onSignOut: () => void;
  onStay: () => void;
}

/** Confirms a sign-out that would discard pending writes, since it removes all data of the person from the browser. */
export default function SignOutQuestion({ waiting, onSignOut, onStay }: SignOutQuestionProps) {
  const t = useTexts();
  return (
    <ConfirmDialog
      open
      title={t('signOutTitle')}
      confirmText={t('signOut')}
      cancelText={t('stay')}
      onConfirm={onSignOut}
      onCancel={onStay}
    >
      {t('signOutText', { count: waiting })}
    </ConfirmDialog>
  );
}
