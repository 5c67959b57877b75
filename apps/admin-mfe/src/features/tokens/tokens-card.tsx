import { useState } from 'react';
import type { AdminApiToken, AdminApiTokens } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useRevokeAdminTokenMutation } from '@taskloom/contracts/rtk/admin';
import { toast } from '@taskloom/client/toasts';
import { icons } from '@taskloom/ui/icons';
import { Card, EmptyState, SectionHeader } from '@taskloom/ui';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts/tokens';
import { TokenRow } from './token-row';
import styles from './tokens.module.css';

const ID = 'admin-tokens';

export function TokensCard({ tokens, total }: AdminApiTokens) {
  const t = useTexts();
  const [asked, setAsked] = useState<AdminApiToken>();
  if (tokens.length === 0)
    return <EmptyState plain icon={icons.nav.admin} title={t('none')} text={t('noneText')} />;
  return (
    <Card as="section" padding="lg" aria-labelledby={ID}>
      <SectionHeader id={ID} title={t('list')} count={total} />
      <ul className={styles.list} aria-labelledby={ID}>
        {tokens.map((token) => (
          <TokenRow key={token._id} token={token} onRevoke={() => setAsked(token)} />
        ))}
      </ul>
      {total > tokens.length && <p className={styles.more}>{t('newest', { count: tokens.length })}</p>}
      {asked && <RevokeDialog token={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function RevokeDialog({
  token: { _id, name, person },
  onClose,
}: {
  token: AdminApiToken;
  onClose: () => void;
}) {
  const t = useTexts();
  const [revoke, { isLoading }] = useRevokeAdminTokenMutation();
  const confirm = async () => {
    const { error } = await revoke(_id);
    onClose();
    if (error) toast.error(t('revokeFailed'), errorMessage(error, t('revokeFailedText')));
    else toast.success(t('revoked'), t('revokedText', { name, person: person.name }));
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('revokeTitle', { name, person: person.name })}
      confirmText={t('revoke')}
      busyText={t('revoking')}
      cancelText={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('revokeText')}
    </ConfirmDialog>
  );
}
