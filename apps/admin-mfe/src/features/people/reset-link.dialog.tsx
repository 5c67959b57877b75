import { errorMessage, useCreateResetLinkMutation, useGetStepUpWaysQuery } from '@taskloom/contracts/rtk';
import { PasswordLinkDialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';

interface ResetLinkDialogProps {
  open: boolean;
  person: { _id: string; name: string };
  onClose: () => void;
}

export default function ResetLinkDialog({ open, person, onClose }: ResetLinkDialogProps) {
  const t = useTexts();
  const hasPassword = useGetStepUpWaysQuery().data?.password ?? true;
  const [create, { data, error, isLoading, reset }] = useCreateResetLinkMutation();
  return (
    <PasswordLinkDialog
      open={open}
      title={t('resetLinkTitle', { name: person.name })}
      texts={t}
      path={data?.path}
      error={error && errorMessage(error, t('resetLinkFailed'))}
      busy={isLoading}
      hasPassword={hasPassword}
      onCreate={(password) => create({ userId: person._id, password })}
      onClose={onClose}
      afterClose={reset}
    />
  );
}
