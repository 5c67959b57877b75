import { useRef, useState, type FormEvent } from 'react';
import { errorMessage, useInviteMemberMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from './texts';

/**
 * The form that invites someone into the team, with the toasts of the specification. `problem` is the error below the field.
 * The text stays after a refusal. `onSent` is called after a success.
 * @example
 * const { email, problem, sending, field, change, submit } = useSendInvitation();
 */
export function useSendInvitation(onSent: () => void = () => undefined) {
  const t = useTexts();
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const [invite, { isLoading: sending }] = useInviteMemberMutation();
  const field = useRef<HTMLInputElement>(null);

  const change = (value: string): void => {
    setEmail(value);
    setMissing(false);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const address = email.trim();
    if (!address) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    if (sending) return;
    const { error } = await invite({ email: address });
    if (error) return toast.error(t('error'), errorMessage(error, t('sendFailed')));
    toast.success(t('sent'), t('sentText', { email: address }));
    change('');
    onSent();
  };
  return { email, problem: missing ? t('emailMissing') : undefined, sending, field, change, submit };
}
