import { useRef, useState, type ComponentRef, type SubmitEvent } from 'react';
import { LIMITS, type InviteResult, type TeamRole } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useInvitePeopleMutation } from '@taskloom/contracts/rtk/admin';
import { toast } from '@taskloom/client/toasts';
import type { Input } from '@taskloom/ui/form';
import { useTexts } from '../../texts';
import { addressesIn } from './addresses';

/** The typed addresses, which stay until each of them is handled, and the results of the last request. */
export function useInvitations(onClose: () => void) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [role, setRole] = useState<TeamRole>('member');
  const [problem, setProblem] = useState<string | null>(null);
  const [results, setResults] = useState<InviteResult[]>([]);
  const [invite, { isLoading: sending }] = useInvitePeopleMutation();
  const field = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const emails = addressesIn(text);

  const change = (next: string) => {
    setText(next);
    setProblem(null);
  };
  const refuse = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    if (emails.length === 0) return refuse(t('addressMissing'));
    if (emails.length > LIMITS.invitations)
      return refuse(t('tooManyAddresses', { max: LIMITS.invitations, count: emails.length }));
    const { data, error } = await invite({ emails, role });
    if (!data) return refuse(errorMessage(error, t('inviteFailed')));
    const invited = data.results.filter(({ outcome }) => outcome === 'invited');
    if (invited.length > 0) toast.success(t('invitationsSent', { count: invited.length }));
    if (invited.length === data.results.length) return onClose();
    setResults(data.results);
    change(
      data.results
        .filter(({ outcome }) => outcome === 'invalid')
        .map(({ email }) => email)
        .join('\n'),
    );
    field.current?.focus();
  };
  const clear = () => {
    change('');
    setRole('member');
    setResults([]);
  };
  return {
    text,
    role,
    problem,
    results,
    sending,
    count: emails.length,
    field,
    change,
    setRole,
    submit,
    clear,
  };
}
