import { errorMessage } from '@taskloom/contracts/rtk';
import { useGetPersonHoldingsQuery } from '@taskloom/contracts/rtk/admin';
import { InlineError, LoadingState, PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import { Owners } from './owners';
import styles from './transfer.dialog.module.css';
import { useTransfer, type Holder } from './use-transfer';

export interface TransferDialogProps {
  open: boolean;
  person: Holder;
  onClose: () => void;
}

/** New owners for what a person owns; one choice fills all rows, and each row can differ. */
export default function TransferDialog({ open, person, onClose }: TransferDialogProps) {
  const t = useTexts();
  const { data, error } = useGetPersonHoldingsQuery(person._id, {
    skip: !open,
    refetchOnMountOrArgChange: true,
  });
  const transfer = useTransfer(person, data, onClose);
  const { busy, send } = transfer;
  return (
    <Dialog
      open={open}
      width="md"
      title={t('transferTitle', { name: person.name })}
      subtitle={t('transferText', { name: person.name })}
      closeText={t('close')}
      busy={busy !== null}
      onClose={onClose}
      afterClose={transfer.clear}
      footer={
        <>
          <PlainButton disabled={busy !== null} onClick={onClose}>
            {t('cancel')}
          </PlainButton>
          <PlainButton
            variant={person.disabled ? 'primary' : 'default'}
            busy={busy === 'transfer'}
            disabled={!data || busy === 'disable'}
            onClick={() => void send('transfer')}
          >
            {busy === 'transfer' ? t('transferring') : t('transferOnly')}
          </PlainButton>
          {!person.disabled && (
            <PlainButton
              variant="primary"
              busy={busy === 'disable'}
              disabled={!data || busy === 'transfer'}
              onClick={() => void send('disable')}
            >
              {busy === 'disable' ? t('transferring') : t('transferAndDisable')}
            </PlainButton>
          )}
        </>
      }
    >
      {data ? (
        <>
          <Owners holdings={data} transfer={transfer} />
          {!person.disabled && (
            <p className={styles.note}>
              {t('ends', {
                sessions: t('sessions', { count: data.sessions }),
                tokens: t('tokens', { count: data.apiTokens }),
              })}
            </p>
          )}
          <p className={styles.note}>{t('keeps')}</p>
        </>
      ) : error ? (
        <InlineError message={errorMessage(error, t('holdingsFailed'))} />
      ) : (
        <LoadingState text={t('holdingsLoading')} />
      )}
    </Dialog>
  );
}
