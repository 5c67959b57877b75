import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Passkey } from '@taskloom/contracts';
import { useGetPasskeysQuery, useRemovePasskeyMutation } from '@taskloom/contracts/rtk';
import { Badge, IconButton, PlainButton, RelativeTime } from '@taskloom/ui';
import { passkeysWork } from '../../passkeys/passkeys-work';
import { RemovalDialog } from '../removal.dialog';
import { SecurityList } from '../security-list';
import { SecurityRow } from '../security-row';
import security from '../security.module.css';
import { RenamePasskeyDialog } from './rename-passkey.dialog';
import { usePasskeyTexts } from './texts';
import { useAddPasskey } from './use-add-passkey';

/** The person's passkeys, which sign in without a password. */
export function PasskeysCard() {
  const t = usePasskeyTexts();
  const query = useGetPasskeysQuery();
  const { busy, add } = useAddPasskey();
  const [renamed, setRenamed] = useState<Passkey>();
  const [removed, setRemoved] = useState<Passkey>();
  const isPossible = passkeysWork();
  return (
    <>
      <SecurityList
        id="security-passkeys"
        title={t('title')}
        actions={
          isPossible && (
            <PlainButton busy={busy} onClick={() => void add()}>
              {busy ? t('adding') : t('add')}
            </PlainButton>
          )
        }
        query={query}
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          failedText: t('failedText'),
          retry: t('retry'),
        }}
        rows={1}
        lead={<p className={`${security.text} ${security.lead}`}>{isPossible ? t('lead') : t('notHere')}</p>}
      >
        {(passkey) => (
          <PasskeyRow
            key={passkey._id}
            passkey={passkey}
            onRename={() => setRenamed(passkey)}
            onRemove={() => setRemoved(passkey)}
          />
        )}
      </SecurityList>
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
      {removed && <RemoveDialog passkey={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({
  passkey: { name, synced, createdAt, lastUsedAt },
  onRename,
  onRemove,
}: PasskeyRowProps) {
  const t = usePasskeyTexts();
  return (
    <SecurityRow
      icon={KeyRound}
      title={name}
      text={
        <>
          <RelativeTime time={createdAt} label={(ago) => t('addedOn', { ago })} /> ·{' '}
          {lastUsedAt ? (
            <RelativeTime time={lastUsedAt} label={(ago) => t('lastUsed', { ago })} />
          ) : (
            t('neverUsed')
          )}
        </>
      }
    >
      {synced && <Badge color="grey">{t('synced')}</Badge>}
      <IconButton icon={Pencil} label={t('rename', { name })} onClick={onRename} />
      <IconButton icon={Trash2} label={t('remove', { name })} onClick={onRemove} />
    </SecurityRow>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = usePasskeyTexts();
  const [remove] = useRemovePasskeyMutation();
  return (
    <RemovalDialog
      texts={{
        title: t('removeTitle', { name: passkey.name }),
        text: t('removeText'),
        confirm: t('removeConfirm'),
        busy: t('removing'),
        cancel: t('cancel'),
        done: t('removed'),
        failed: t('removeFailed'),
        error: t('error'),
      }}
      remove={() => remove(passkey._id)}
      onClose={onClose}
    />
  );
}
