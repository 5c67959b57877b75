import { Suspense, useState } from 'react';
import type { TeamMember, TeamRole } from '@taskloom/contracts';
import { errorMessage, useChangeTeamRoleMutation } from '@taskloom/contracts/rtk';
import { lazyPart } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { icons } from '@taskloom/ui/icons';
import { ActionMenu } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { useRefreshSession } from '../../session/use-refresh-session';

const ResetLinkDialog = lazyPart(() => import('./reset-link.dialog'));
const RemoveMemberDialog = lazyPart(() => import('./remove-member.dialog'));

export interface MemberMenuProps {
  member: TeamMember;
  /** The member is the signed-in person. */
  self: boolean;
  /** The member is the only admin. */
  onlyAdmin: boolean;
  onRemoved?: () => void;
}

/** An admin's actions on one member. */
export default function MemberMenu({ member, self, onlyAdmin, onRemoved }: MemberMenuProps) {
  const t = useTexts();
  const changeRole = useChangeRole(member, self);
  const [linkDialog, setLinkDialog] = useState<'never' | 'open' | 'closed'>('never');
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const isAdmin = member.role === 'admin';
  return (
    <>
      <ActionMenu
        label={t('actionsFor', { name: member.name })}
        items={[
          ...(onlyAdmin
            ? [{ key: 'only', label: t('onlyAdmin'), disabled: true, onSelect: () => {} }, 'divider' as const]
            : []),
          {
            key: 'role',
            label: isAdmin ? t('makeMember') : t('makeAdmin'),
            icon: isAdmin ? icons.meta.person : icons.meta.admin,
            disabled: onlyAdmin,
            onSelect: () => void changeRole(isAdmin ? 'member' : 'admin'),
          },
          ...(self
            ? []
            : [
                {
                  key: 'reset-link',
                  label: t('resetLink'),
                  icon: icons.action.copyLink,
                  onSelect: () => setLinkDialog('open'),
                },
              ]),
          {
            key: 'remove',
            label: self ? t('leave') : t('remove'),
            icon: icons.action.removeMember,
            danger: true,
            disabled: onlyAdmin,
            onSelect: () => setDialog('open'),
          },
        ]}
      />
      {linkDialog !== 'never' && (
        <Suspense>
          <ResetLinkDialog
            open={linkDialog === 'open'}
            member={member}
            onClose={() => setLinkDialog('closed')}
          />
        </Suspense>
      )}
      {dialog !== 'never' && (
        <Suspense>
          <RemoveMemberDialog
            open={dialog === 'open'}
            member={member}
            self={self}
            onClose={() => setDialog('closed')}
            onRemoved={onRemoved}
          />
        </Suspense>
      )}
    </>
  );
}

function useChangeRole({ _id, name }: TeamMember, self: boolean) {
  const t = useTexts();
  const refreshSession = useRefreshSession();
  const [change] = useChangeTeamRoleMutation();
  return async (role: TeamRole) => {
    const { error } = await change({ userId: _id, role });
    if (error) return toast.error(t('error'), errorMessage(error, t('roleFailed')));
    if (self) refreshSession();
    toast.success(t('roleChanged'), role === 'admin' ? t('nowAdmin', { name }) : t('nowMember', { name }));
  };
}
