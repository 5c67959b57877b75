import { errorMessage } from '@taskloom/contracts/rtk';
import { useGetPersonHoldingsQuery } from '@taskloom/contracts/rtk/admin';
import { InlineError, LoadingState, PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import { Owners } from './owners';
import styles from './transfer.dialog.module.css';
import { useTransfer, type Holder } from './use-transfer';

export interface DeletePersonDialogProps {
  open: boolean;
  person: Holder;
  onClose: () => void;
}

/** Explains what is deleted and what stays, and asks for new owners of what the person owns. */
export default function DeletePersonDialog({ open, person, onClose }: DeletePersonDialogProps) {
  const t = useTexts();
  const { data, error } = useGetPersonHoldingsQuery(person._id, {
    skip: !open,
    refetchOnMountOrArgChange: true,
  });
  const transfer = useTransfer(person, data, onClose);
  const busy = transfer.busy !== null;
  const owns = data !== undefined && data.projects.length > 0;
  return (
    <Dialog
      open={open}
      width={owns ? 'md' : 'sm'}
      title={t('deleteTitle', { name: person.name })}
      subtitle={t('deleteText')}
      closeText={t('close')}
      busy={busy}
      onClose={onClose}
      afterClose={transfer.clear}
      footer={
        <>
          <PlainButton disabled={busy} onClick={onClose}>
            {t('cancel')}
          </PlainButton>
          <PlainButton
            variant="danger"
            busy={busy}
            disabled={!data}
            onClick={() => void transfer.send('delete')}
          >
            {busy ? t('deleting') : owns ? t('transferAndDelete') : t('deletePerson')}
          </PlainButton>
        </>
      }
    >
      {data ? (
        <>
          {owns ? (
            <Owners holdings={data} transfer={transfer} />
          ) : (
            transfer.problem && <InlineError message={transfer.problem} />
          )}
          <p className={styles.note}>{t('deleteKeeps')}</p>
        </>
      ) : error ? (
        <InlineError message={errorMessage(error, t('holdingsFailed'))} />
      ) : (
        <LoadingState text={t('holdingsLoading')} />
      )}
    </Dialog>
  );
}
