import type { AdminPerson, TeamRole } from '@taskloom/contracts';
import { errorCode, errorMessage } from '@taskloom/contracts/rtk';
import {
  useChangePersonRoleMutation,
  useDisablePersonMutation,
  useEnablePersonMutation,
  useWithdrawPersonInviteMutation,
} from '@taskloom/contracts/rtk/admin';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';
import { useOfferEnabling } from './use-offer-enabling';

/** `onOwner`: the person owns projects, which need new owners first. */
export function usePersonActions({ _id, name, email }: AdminPerson, onOwner: () => void) {
  const t = useTexts();
  const [changeRole] = useChangePersonRoleMutation();
  const [disable] = useDisablePersonMutation();
  const [enable] = useEnablePersonMutation();
  const [withdraw] = useWithdrawPersonInviteMutation();
  const offerEnabling = useOfferEnabling();
  const person = { _id, name: name ?? email };
  const failed = (error: unknown, text: string) => toast.error(t('error'), errorMessage(error, text));
  return {
    changeRole: async (role: TeamRole) => {
      const { error } = await changeRole({ userId: _id, role });
      if (error) return failed(error, t('roleFailed'));
      toast.success(t('roleChanged'), t(role === 'admin' ? 'nowAdmin' : 'nowMember', { name: person.name }));
    },
    disable: async () => {
      const { error } = await disable({ userId: _id, transfers: [] });
      if (error && errorCode(error) === 'OWNS_PROJECTS') return onOwner();
      if (error) return failed(error, t('disableFailed'));
      offerEnabling(person);
    },
    enable: async () => {
      const { error } = await enable(_id);
      if (error) return failed(error, t('enableFailed'));
      toast.success(t('enabledToast', { name: person.name }));
    },
    withdraw: async () => {
      const { error } = await withdraw(_id);
      if (error) return failed(error, t('withdrawFailed'));
      toast.success(t('withdrawn', { email }));
    },
  };
}
