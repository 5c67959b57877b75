import { useState } from 'react';
import type { TeamMember } from '@taskloom/contracts';
import {
  errorMessage,
  useGetTeamDepartureQuery,
  useGetTeamMembersQuery,
  useRemoveAndTransferMutation,
} from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { InlineError, LoadingState } from '@taskloom/ui';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import { Departure } from './departure';
import { useRefreshSession } from '../../session/use-refresh-session';

export interface RemoveMemberDialogProps {
  open: boolean;
  member: TeamMember;
  self: boolean;
  onClose: () => void;
  onRemoved?: () => void;
}

/** Confirms the removal of a member and shows its effects. */
export default function RemoveMemberDialog({
  open,
  member,
  self,
  onClose,
  onRemoved,
}: RemoveMemberDialogProps) {
  const t = useTexts();
  const { name } = member;
  const { departure, failure, heirs, heir, problem, isLoading, choose, confirm } = useRemoval(
    member,
    { open, self },
    () => {
      onClose();
      onRemoved?.();
    },
  );
  return (
    <ConfirmDialog
      open={open}
      title={t('areYouSure')}
      confirmText={self ? t('leave') : t('remove')}
      busyText={self ? t('leaving') : t('removing')}
      cancelText={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {self ? t('leaveText') : t('removeText', { name })}
      {departure ? (
        <Departure departure={departure} heirs={heirs} heir={heir} problem={problem} onHeir={choose} />
      ) : failure ? (
        <InlineError message={failure} />
      ) : (
        <LoadingState text={t('departureLoading')} />
      )}
    </ConfirmDialog>
  );
}

function useRemoval(
  member: TeamMember,
  { open, self }: { open: boolean; self: boolean },
  onRemoved: () => void,
) {
  const t = useTexts();
  const { _id: userId, name } = member;
  const { data: departure, error: unknown } = useGetTeamDepartureQuery(userId, {
    skip: !open,
    refetchOnMountOrArgChange: true,
  });
  const { data: team = [] } = useGetTeamMembersQuery();
  const [remove, { isLoading }] = useRemoveAndTransferMutation();
  const [heir, setHeir] = useState<string | null>(null);
  const [problem, setProblem] = useState(false);
  const refreshSession = useRefreshSession();
  const owns = (departure?.ownedProjects ?? 0) > 0;

  const choose = (id: string) => {
    setHeir(id);
    setProblem(false);
  };
  const confirm = async () => {
    if (!departure) return;
    if (owns && !heir) return setProblem(true);
    const { error } = await remove({ userId, transferTo: owns && heir ? heir : undefined });
    if (error) return toast.error(t('error'), errorMessage(error, t('removeFailed')));
    if (self) {
      refreshSession();
      toast.success(t('left'));
    } else toast.success(t('removed'), t('removedText', { name }));
    onRemoved();
  };
  return {
    ...{ departure, heir, problem, isLoading, choose, confirm },
    failure: unknown && errorMessage(unknown, t('departureFailed')),
    heirs: team.filter(({ _id }) => _id !== userId),
  };
}
