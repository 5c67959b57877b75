import { useId, useRef, type SubmitEvent } from 'react';
import { PasswordField } from '../fields/password-field';
import { PlainButton } from '../fields/plain-button';
import { InlineError } from '../states/error-state';
import { LinkDialog, type LinkText } from './link-dialog';

export type PasswordLinkText =
  | 'resetLinkText'
  | 'resetLinkReady'
  | 'ownPassword'
  | 'showCharacters'
  | 'hideCharacters'
  | 'createLink'
  | 'creatingLink'
  | 'cancel'
  | LinkText;

export interface PasswordLinkDialogProps {
  open: boolean;
  title: string;
  texts: (key: PasswordLinkText) => string;
  /** The path of the link, once it is created; shown once. */
  path: string | undefined;
  error: string | undefined;
  busy: boolean;
  /** Set to false for an admin who has no password: they confirm in another way. */
  hasPassword?: boolean;
  /** Called with an empty text for an admin without a password. */
  onCreate: (ownPassword: string) => Promise<unknown>;
  onClose: () => void;
  afterClose: () => void;
}

/** A link that sets the password of another person, after the admin's own password where they have one. */
export const PasswordLinkDialog = (props: PasswordLinkDialogProps) => {
  const { open, title, texts: t, path, error, busy, onCreate, onClose, afterClose } = props;
  const { hasPassword = true } = props;
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const link = path === undefined ? undefined : new URL(path, location.origin).href;
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) await onCreate(field.current?.value ?? '');
    field.current?.focus();
  };
  return (
    <LinkDialog
      open={open}
      title={title}
      subtitle={link ? t('resetLinkReady') : t('resetLinkText')}
      texts={t}
      link={link}
      busy={busy}
      closeText={t('cancel')}
      initialFocus={field}
      onClose={onClose}
      afterClose={afterClose}
      footer={
        <>
          <PlainButton onClick={onClose} disabled={busy}>
            {t('cancel')}
          </PlainButton>
          <PlainButton type="submit" form={form} variant="primary" busy={busy}>
            {busy ? t('creatingLink') : t('createLink')}
          </PlainButton>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {hasPassword ? (
          <PasswordField
            ref={field}
            label={t('ownPassword')}
            name="password"
            autoComplete="current-password"
            showLabel={t('showCharacters')}
            hideLabel={t('hideCharacters')}
            error={error}
          />
        ) : (
          error && <InlineError message={error} />
        )}
      </form>
    </LinkDialog>
  );
};
