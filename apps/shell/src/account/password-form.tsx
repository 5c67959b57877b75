import { useRef, useState, type SubmitEvent } from 'react';
import {
  errorMessage,
  fieldErrors,
  useChangePasswordMutation,
  useGetApiTokensQuery,
  useGetStepUpWaysQuery,
} from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { Card, PasswordField, PlainButton } from '@taskloom/ui';
import { NewPasswordField } from '../password-strength/new-password-field';
import { usePasswordMin } from '../password-strength/use-password-min';
import { useTexts } from '../texts';
import { useProfileTexts } from './profile/texts';
import styles from './account.module.css';

type Mistakes = { current?: string; next?: string };

const text = (form: FormData, name: keyof Mistakes): string => String(form.get(name) ?? '');

/** A new password; the server signs out every other session (specification 10). */
export function PasswordForm() {
  const t = useProfileTexts();
  const shell = useTexts();
  const user = useUser();
  const min = usePasswordMin();
  const [change, { isLoading }] = useChangePasswordMutation();
  const hasPassword = useGetStepUpWaysQuery().data?.password ?? true;
  const { data: tokens = [] } = useGetApiTokensQuery();
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const form = useRef<HTMLFormElement>(null);

  const show = (found: Mistakes) => {
    setMistakes(found);
    const field = form.current?.elements.namedItem(found.current ? 'current' : 'next');
    if (field instanceof HTMLInputElement) field.focus();
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const [current, next] = [text(values, 'current'), text(values, 'next')];
    if (!current) return show({ current: t('currentRequired') });
    if (next.length < min) return show({ next: t('nextTooShort', { count: min }) });
    setMistakes({});
    const { error } = await change({ current, next, ...(values.has('keepTokens') && { keepTokens: true }) });
    if (!error) {
      form.current?.reset();
      return toast.success(t('changed'), t('changedText'));
    }
    const of = (field: keyof Mistakes) => fieldErrors(error).find((found) => found.field === field)?.message;
    const message = errorMessage(error, t('changeFailedText'));
    show(of('next') ? { next: of('next') } : { current: of('current') ?? message });
    toast.error(t('changeFailed'), message);
  };

  return (
    <Card as="section" padding="lg" aria-labelledby="profile-password">
      <h2 className={styles.title} id="profile-password">
        {t('password')}
      </h2>
      <p className={styles.lead}>{t(hasPassword ? 'passwordLead' : 'noPassword')}</p>
      <form
        hidden={!hasPassword}
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        <PasswordField
          label={t('current')}
          name="current"
          autoComplete="current-password"
          showLabel={shell('field.showPassword')}
          hideLabel={shell('field.hidePassword')}
          error={mistakes.current}
        />
        <NewPasswordField
          label={t('next')}
          name="next"
          error={mistakes.next}
          personalIn={() => (user ? [user.name, user.email] : [])}
        />
        {tokens.length > 0 && (
          <label className={styles.choice}>
            <input type="checkbox" name="keepTokens" />
            {t('keepTokens', { count: tokens.length })}
          </label>
        )}
        <div className={styles.actions}>
          <PlainButton type="submit" busy={isLoading}>
            {isLoading ? t('changing') : t('change')}
          </PlainButton>
        </div>
      </form>
    </Card>
  );
}
