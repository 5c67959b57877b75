import { errorMessage } from '@taskloom/contracts/rtk';
import { useEnablePersonMutation } from '@taskloom/contracts/rtk/admin';
import { offerUndo, toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

/** Says that a person is disabled, with Undo. The person signs in again afterwards; sessions don't come back. */
export function useOfferEnabling() {
  const t = useTexts();
  const [enable] = useEnablePersonMutation();
  return ({ _id, name }: { _id: string; name: string }) =>
    offerUndo({
      kind: 'disable-person',
      title: (count) => t('disabledToast', { count, name }),
      label: t('undo'),
      control: t('control'),
      undo: async () => {
        const { error } = await enable(_id);
        if (error) toast.error(t('error'), errorMessage(error, t('enableFailed')));
      },
    });
}
