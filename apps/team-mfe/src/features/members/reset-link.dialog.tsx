import type { TeamMember } from '@taskloom/contracts';
import { errorMessage, useCreateResetLinkMutation, useGetStepUpWaysQuery } from '@taskloom/contracts/rtk';
import { PasswordLinkDialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';

interface ResetLinkDialogProps {
  open: boolean;
  member: TeamMember;
  onClose: () => void;
}

export default function ResetLinkDialog({ open, member, onClose }: ResetLinkDialogProps) {
  const t = useTexts();
  const hasPassword = useGetStepUpWaysQuery().data?.password ?? true;
  const [create, { data, error, isLoading, reset }] = useCreateResetLinkMutation();
  return (
    <PasswordLinkDialog
      open={open}
      title={t('resetLinkTitle', { name: member.name })}
      texts={t}
      path={data?.path}
      error={error && errorMessage(error, t('resetLinkFailed'))}
      busy={isLoading}
      hasPassword={hasPassword}
      onCreate={(password) => create({ userId: member._id, password })}
      onClose={onClose}
      afterClose={reset}
    />
  );
}
