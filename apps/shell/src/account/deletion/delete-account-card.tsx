import { Suspense, useState } from 'react';
import { lazyPart } from '@taskloom/client';
import { PlainButton } from '@taskloom/ui';
import { ActionCard } from '../action-card';
import { useDeletionTexts } from './texts';

const DeleteAccountDialog = lazyPart(() => import('./delete-account.dialog'));

/** Opens the dialog that deletes the account. */
export function DeleteAccountCard() {
  const t = useDeletionTexts();
  const [open, setOpen] = useState(false);
  return (
    <ActionCard
      title={t('title')}
      lead={t('lead')}
      action={<PlainButton onClick={() => setOpen(true)}>{t('open')}</PlainButton>}
    >
      {open && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ActionCard>
  );
}
