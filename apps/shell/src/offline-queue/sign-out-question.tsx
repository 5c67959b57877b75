import { KitProvider } from '@taskloom/ui/core';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from './texts';

interface SignOutQuestionProps {
  waiting: number;
  onSignOut: () => void;
  onStay: () => void;
}

/** Whoever signs out on a shared device leaves nothing behind: what was not sent would be lost. */
export default function SignOutQuestion({ waiting, onSignOut, onStay }: SignOutQuestionProps) {
  const t = useTexts();
  return (
    <KitProvider>
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
    </KitProvider>
  );
}
