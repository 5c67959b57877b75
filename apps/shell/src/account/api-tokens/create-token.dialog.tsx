import { useRef } from 'react';
import { API_TOKEN_SCOPES, LIMITS } from '@taskloom/contracts';
import { InlineError, PasswordField, TextField } from '@taskloom/ui';
import { ChoiceGroup, FormDialog, SelectField } from '@taskloom/ui/modal';
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

/** Name, scope, lifetime and projects of a new token, and the password again where there is one. */
export function CreateTokenDialog({ onCreated, onClose }: CreateTokenDialogProps) {
  const t = useTokenTexts();
  const shell = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const { values, set, mistakes, busy, submit, hasPassword } = useNewToken(onCreated);
  return (
    <FormDialog
      open
      title={t('createTitle')}
      width="sm"
      closeText={t('cancel')}
      busy={busy}
      initialFocus={field}
      submitText={t('create')}
      busyText={t('creating')}
      cancelText={t('cancel')}
      formClassName={styles.form}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
      <ChoiceGroup
        legend={t('scope')}
        type="radio"
        options={API_TOKEN_SCOPES.map((scope) => ({
          value: scope,
          label: t(scope),
          text: t(`${scope}Text`),
        }))}
        chosen={[values.scope]}
        onChoose={(scope) => set({ scope })}
      />
      <SelectField
        label={t('days')}
        options={DAYS.map((count) => ({ value: String(count), label: t('daysOption', { count }) }))}
        value={String(values.days)}
        onChange={(days) => set({ days: Number(days) })}
      />
      <ProjectChoice
        chosen={values.projectIds}
        error={mistakes.projectIds}
        onChange={(projectIds) => set({ projectIds })}
      />
      {hasPassword ? (
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
      ) : (
        mistakes.password !== undefined && <InlineError message={mistakes.password} />
      )}
    </FormDialog>
  );
}
