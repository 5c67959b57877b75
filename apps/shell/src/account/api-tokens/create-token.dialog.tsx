import { useId, useRef, type SubmitEvent } from 'react';
import { API_TOKEN_SCOPES, LIMITS } from '@taskloom/contracts';
import { FormField, PasswordField, PlainButton, TextField } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import { ProjectChoice } from './project-choice';
import { useTokenTexts } from './texts';
import { useNewToken } from './use-new-token';
import styles from './create-token.module.css';

const DAYS = [7, 30, LIMITS.apiTokenDefaultDays, LIMITS.apiTokenDays];

interface CreateTokenDialogProps {
  onCreated: (secret: string) => void;
  onClose: () => void;
}

/** Name, scope, lifetime and projects of a new token, and the password again. */
export function CreateTokenDialog({ onCreated, onClose }: CreateTokenDialogProps) {
  const t = useTokenTexts();
  const shell = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { values, set, mistakes, busy, submit } = useNewToken(onCreated);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog
      open
      title={t('createTitle')}
      width="sm"
      closeText={t('cancel')}
      busy={busy}
      initialFocus={field}
      onClose={onClose}
      footer={
        <>
          <PlainButton onClick={onClose} disabled={busy}>
            {t('cancel')}
          </PlainButton>
          <PlainButton type="submit" form={id} variant="primary" busy={busy}>
            {busy ? t('creating') : t('create')}
          </PlainButton>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField
          ref={field}
          label={t('name')}
          hint={t('nameHint')}
          name="token-name"
          autoComplete="off"
          maxLength={LIMITS.apiTokenName}
          value={values.name}
          error={mistakes.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <fieldset>
          <legend className={styles.legend}>{t('scope')}</legend>
          {API_TOKEN_SCOPES.map((scope) => (
            <label key={scope} className={styles.choice}>
              <input
                type="radio"
                name="scope"
                checked={values.scope === scope}
                onChange={() => set({ scope })}
              />
              {t(scope)}
              <span className={styles.explained}>{t(`${scope}Text`)}</span>
            </label>
          ))}
        </fieldset>
        <FormField label={t('days')}>
          {({ status: _, ...control }) => (
            <select
              {...control}
              className={styles.select}
              value={values.days}
              onChange={({ target }) => set({ days: Number(target.value) })}
            >
              {DAYS.map((count) => (
                <option key={count} value={count}>
                  {t('daysOption', { count })}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <ProjectChoice
          chosen={values.projectIds}
          error={mistakes.projectIds}
          onChange={(projectIds) => set({ projectIds })}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          showLabel={shell('field.showPassword')}
          hideLabel={shell('field.hidePassword')}
          value={values.password}
          error={mistakes.password}
          onChange={({ target }) => set({ password: target.value })}
        />
      </form>
    </Dialog>
  );
}
