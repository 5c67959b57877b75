import { useState } from 'react';
import type { RemoteBackend } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useGetRemoteBackendsQuery, useSetRemoteBackendMutation } from '@taskloom/contracts/rtk/remotes';
import { toast } from '@taskloom/client/toasts';
import { Badge, ErrorState, formatDay, ListSkeleton, PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import type { OperationProps } from '../../operation';
import { useTexts } from '../../texts';
import { Sentence } from '../../words/sentence';
import styles from '../../dialog-list/dialog-list.module.css';

/** The addresses of the remote's own server, and the consent to each. */
export function BackendDialog({ open, remote: { name, title }, onClose }: OperationProps) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useGetRemoteBackendsQuery(name, { refetchOnMountOrArgChange: true });
  const set = useConsent(name, setBusy);
  return (
    <Dialog
      open={open}
      width="md"
      title={t('backendTitle', { remote: title })}
      closeText={t('close')}
      busy={busy}
      onClose={onClose}
    >
      <p className={styles.lead}>{t('backendLead', { remote: title })}</p>
      {!data && !error && <ListSkeleton rows={1} text={t('backendLoading')} />}
      {!data && error && (
        <ErrorState
          framed={false}
          level={3}
          title={t('backendFailed')}
          text={errorMessage(error, t('backendFailed'))}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <p className={styles.none}>
          <Sentence text={t('noBackend')} />
        </p>
      )}
      {data && data.length > 0 && (
        <ul aria-label={t('backend')} className={styles.list}>
          {data.map((backend) => (
            <BackendRow key={backend.address} backend={backend} busy={busy} onSet={set} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface BackendRowProps {
  backend: RemoteBackend;
  busy: boolean;
  onSet: (address: string, agreed: boolean) => void;
}

function BackendRow({ backend: { address, versions, live, agreed }, busy, onSet }: BackendRowProps) {
  const t = useTexts();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.address}>
          <code>{address}</code> {live && <Badge color="green">{t('backendLive')}</Badge>}
        </p>
        <p className={styles.text}>
          {versions.length > 0 ? t('declaredBy', { versions: versions.join(', ') }) : t('declaredByNone')}
        </p>
        <p className={styles.text}>
          {agreed
            ? t('backendAgreedBy', { name: agreed.by?.name ?? t('formerPerson'), day: formatDay(agreed.at) })
            : t('notAgreed')}
        </p>
      </div>
      <PlainButton
        size="small"
        variant={agreed ? 'text' : 'primary'}
        disabled={busy}
        aria-label={t(agreed ? 'withdrawOf' : 'agreeTo', { address })}
        onClick={() => onSet(address, !agreed)}
      >
        {t(agreed ? 'withdraw' : 'agree')}
      </PlainButton>
    </li>
  );
}

/** Agrees to an address or withdraws the consent, and reports the result in a toast. */
function useConsent(remote: string, onBusy: (busy: boolean) => void) {
  const t = useTexts();
  const [set] = useSetRemoteBackendMutation();
  return async (address: string, agreed: boolean): Promise<void> => {
    onBusy(true);
    const { error } = await set({ remote, address, agreed });
    onBusy(false);
    if (error) return toast.error(t('consentFailed'), errorMessage(error, t('failedToMove')));
    toast.success(t(agreed ? 'agreedNow' : 'withdrawnNow', { address }));
  };
}
