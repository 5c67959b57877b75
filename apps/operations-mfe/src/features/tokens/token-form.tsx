import { useEffect, type RefObject, type SubmitEvent } from 'react';
import { DEPLOY_RIGHTS, LIMITS } from '@taskloom/contracts';
import { InlineError, TextField } from '@taskloom/ui';
import { ChoiceGroup, SelectField } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import styles from '../../dialog-list/dialog-list.module.css';
import { useNewToken, type NewTokenOptions } from './use-new-token';

const DAYS = [7, 30, LIMITS.deployTokenDefaultDays, LIMITS.deployTokenDays];

interface TokenFormProps extends NewTokenOptions {
  /** Of the form element, for the button in the footer. */
  id: string;
  /** Of the first field. */
  field: RefObject<HTMLInputElement | null>;
}

/** Name, rights and lifetime of a new token, and the name of a new remote. */
export function TokenForm({ id, field, ...options }: TokenFormProps) {
  const t = useTexts();
  const { values, set, flip, mistakes, problem, submit } = useNewToken(options);
  const isNewRemote = options.remote === undefined;
  useEffect(() => field.current?.focus(), [field]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={onSubmit}>
      {isNewRemote && (
        <TextField
          ref={field}
          label={t('remoteName')}
          hint={t('remoteNameHint')}
          name="remote"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={values.remote}
          error={mistakes.remote}
          onChange={({ target }) => set({ remote: target.value })}
        />
      )}
      <TextField
        ref={isNewRemote ? undefined : field}
        label={t(isNewRemote ? 'firstTokenName' : 'tokenName')}
        hint={t('tokenNameHint')}
        name="token-name"
        autoComplete="off"
        maxLength={LIMITS.deployTokenName}
        value={values.name}
        error={mistakes.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <ChoiceGroup
        legend={t('rights')}
        type="checkbox"
        options={DEPLOY_RIGHTS.map((right) => ({
          value: right,
          label: t(`right.${right}`),
          text: t(`rightText.${right}`),
        }))}
        chosen={values.rights}
        error={mistakes.rights}
        onChoose={flip}
      />
      <SelectField
        label={t('tokenDays')}
        options={DAYS.map((count) => ({ value: String(count), label: t('tokenDaysOption', { count }) }))}
        value={String(values.days)}
        onChange={(days) => set({ days: Number(days) })}
      />
      {problem && <InlineError message={problem} />}
    </form>
  );
}
