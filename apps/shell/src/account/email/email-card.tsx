import { useState } from 'react';
import {
  errorMessage,
  useGetEmailQuery,
  useGetMetaQuery,
  useSendEmailLinkMutation,
} from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { Badge, PlainButton } from '@taskloom/ui';
import { ActionCard } from '../action-card';
import styles from '../security.module.css';
import { ChangeEmailDialog } from './change-email.dialog';
import { useEmailTexts } from './texts';

/** The person's address: whether it is proven, and its change. Both need mail. */
export function EmailCard() {
  const t = useEmailTexts();
  const user = useUser();
  const { data: meta } = useGetMetaQuery();
  const { data } = useGetEmailQuery();
  const email = data?.email ?? user.email;
  const [send, { isLoading }] = useSendEmailLinkMutation();
  const [isOpen, setIsOpen] = useState(false);
  const hasMail = meta?.capabilities.includes('mail') ?? false;
  const resend = async () => {
    const { error } = await send();
    if (error) return toast.error(t('sendFailed'), errorMessage(error, t('error')));
    toast.success(t('sent'), t('sentText', { email }));
  };
  return (
    <ActionCard
      title={t('title')}
      badge={
        data &&
        hasMail && (
          <Badge color={data.verified ? 'green' : 'yellow'}>
            {t(data.verified ? 'verified' : 'unverified')}
          </Badge>
        )
      }
      lead={
        <>
          <p>{email}</p>
          {data?.pending && <p>{t('pending', { email: data.pending })}</p>}
          <p className={meta ? '' : styles.unknown}>{t(hasMail ? 'mailed' : 'noMail')}</p>
        </>
      }
      action={
        <>
          {hasMail && data && !data.verified && (
            <PlainButton busy={isLoading} onClick={() => void resend()}>
              {isLoading ? t('sending') : t('send')}
            </PlainButton>
          )}
          <PlainButton disabled={!hasMail} onClick={() => setIsOpen(true)}>
            {t('change')}
          </PlainButton>
        </>
      }
    >
      {isOpen && <ChangeEmailDialog onClose={() => setIsOpen(false)} />}
    </ActionCard>
  );
}
