import { useId, useRef, useState, type SubmitEvent } from 'react';
import type { TeamMember } from '@taskloom/contracts';
import { errorMessage, useCreateResetLinkMutation } from '@taskloom/contracts/rtk';
import { PasswordField, PlainButton, TextField } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';

interface ResetLinkDialogProps {
  open: boolean;
  member: TeamMember;
  onClose: () => void;
}

/** A link that sets a member's password, after the admin's own password. */
export default function ResetLinkDialog({ open, member: { _id, name }, onClose }: ResetLinkDialogProps) {
  const t = useTexts();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [create, { data, error, isLoading, reset }] = useCreateResetLinkMutation();
  const [copied, setCopied] = useState(false);
  const link = data && new URL(data.path, location.origin).href;

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isLoading) await create({ userId: _id, password: field.current?.value ?? '' });
    field.current?.focus();
  };
  const copy = async (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without the permission the link can still be selected.
      () => undefined,
    );

  return (
    <Dialog
      open={open}
      title={t('resetLinkTitle', { name })}
      subtitle={link ? t('resetLinkReady') : t('resetLinkText')}
      width="sm"
      busy={isLoading}
      closeText={t('cancel')}
      initialFocus={field}
      onClose={onClose}
      afterClose={() => {
        // The link is shown once.
        reset();
        setCopied(false);
      }}
      footer={
        link ? (
          <>
            <PlainButton onClick={onClose}>{t('done')}</PlainButton>
            <PlainButton variant="primary" onClick={() => void copy(link)}>
              {copied ? t('copied') : t('copyLink')}
            </PlainButton>
          </>
        ) : (
          <>
            <PlainButton onClick={onClose} disabled={isLoading}>
              {t('cancel')}
            </PlainButton>
            <PlainButton type="submit" form={form} variant="primary" busy={isLoading}>
              {isLoading ? t('creatingLink') : t('createLink')}
            </PlainButton>
          </>
        )
      }
    >
      {link ? (
        <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.target.select()} />
      ) : (
        <form id={form} noValidate onSubmit={(event) => void onSubmit(event)}>
          <PasswordField
            ref={field}
            label={t('ownPassword')}
            name="password"
            autoComplete="current-password"
            showLabel={t('showCharacters')}
            hideLabel={t('hideCharacters')}
            error={error ? errorMessage(error, t('resetLinkFailed')) : undefined}
          />
        </form>
      )}
    </Dialog>
  );
}
