import { useState } from 'react';
import {
  errorMessage,
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useGetSessionsQuery,
} from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useDeviceName } from '../device';
import { usePasskeyTexts } from './texts';

/** Lets the browser create a passkey and adds it under the name of this device. */
export function useAddPasskey() {
  const t = usePasskeyTexts();
  const nameOf = useDeviceName();
  const { data: sessions } = useGetSessionsQuery();
  const [begin] = useBeginPasskeyMutation();
  const [send] = useAddPasskeyMutation();
  const [busy, setBusy] = useState(false);
  const device = sessions?.find(({ current }) => current)?.device;

  const add = async () => {
    setBusy(true);
    try {
      const [{ create }, options] = await Promise.all([
        import('../../passkeys/ceremonies'),
        begin().unwrap(),
      ]);
      const created = await create(options);
      if (created === undefined) return toast.error(t('addFailed'), t('unfinished'));
      if (created === 'exists') return toast.error(t('addFailed'), t('exists'));
      await send({ name: device ? nameOf(device) : t('defaultName'), ...created }).unwrap();
      toast.success(t('added'), t('addedText'));
    } catch (error) {
      toast.error(t('addFailed'), errorMessage(error, t('error')));
    } finally {
      setBusy(false);
    }
  };
  return { busy, add };
}
