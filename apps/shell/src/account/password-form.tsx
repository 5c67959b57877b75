import { useRef, useState, type SubmitEvent } from 'react';
import { LIMITS } from '@taskloom/contracts';
import { errorMessage, fieldErrors, useChangePasswordMutation } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { Card, PasswordField, PlainButton } from '@taskloom/ui';
import { NewPasswordField } from '../password-strength/new-password-field';
import { useTexts } from '../texts';
import styles from './account.module.css';

type Mistakes = { current?: string; next?: string };

const text = (form: FormData, name: keyof Mistakes): string => String(form.get(name) ?? '');

/** A new password; the server signs out every other session (specification 10). */
export function PasswordForm() {
  const t = useTexts();
  const user = useUser();
  const [change, { isLoading }] = useChangePasswordMutation();
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
    if (!current) return show({ current: t('profile.currentRequired') });
    if (next.length < LIMITS.passwordMin) return show({ next: t('profile.nextTooShort') });
    setMistakes({});
    const { error } = await change({ current, next });
    if (!error) {
      form.current?.reset();
      return toast.success(t('profile.changed'), t('profile.changedText'));
    }
    const of = (field: keyof Mistakes) => fieldErrors(error).find((found) => found.field === field)?.message;
    const message = errorMessage(error, t('profile.changeFailedText'));
    show(of('next') ? { next: of('next') } : { current: of('current') ?? message });
    toast.error(t('profile.changeFailed'), message);
  };

  return (
    <Card as="section" padding="lg" aria-labelledby="profile-password">
      <h2 className={styles.title} id="profile-password">
        {t('profile.password')}
      </h2>
      <p className={styles.lead}>{t('profile.passwordLead')}</p>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <PasswordField
          label={t('profile.current')}
          name="current"
          autoComplete="current-password"
          showLabel={t('field.showPassword')}
          hideLabel={t('field.hidePassword')}
          error={mistakes.current}
        />
        <NewPasswordField
          label={t('profile.next')}
          name="next"
          error={mistakes.next}
          personalIn={() => (user ? [user.name, user.email] : [])}
        />
        <div className={styles.actions}>
          <PlainButton type="submit" busy={isLoading}>
            {isLoading ? t('profile.changing') : t('profile.change')}
          </PlainButton>
        </div>
      </form>
    </Card>
  );
}
