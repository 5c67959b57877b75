import { useState, type SubmitEvent } from 'react';
import { LIMITS, type User } from '@taskloom/contracts';
import { errorMessage, fieldErrors, useUpdateProfileMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { Card, PlainButton, TextField } from '@taskloom/ui';
import { useTexts } from '../texts';
import { useProfileTexts } from './profile/texts';
import styles from './account.module.css';
import { PictureSection } from './picture-section';

/** Name and picture. The e-mail address is read-only, because it identifies the account. */
export function DetailsForm({ user }: { user: User }) {
  const t = useProfileTexts();
  const shell = useTexts();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const [name, setName] = useState(user.name);
  const [mistake, setMistake] = useState<string>();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === '') return setMistake(t('nameRequired'));
    setMistake(undefined);
    const { error } = await update({ name: name.trim() });
    if (!error) return toast.success(t('saved'), t('savedText'));
    setMistake(fieldErrors(error).find(({ field }) => field === 'name')?.message);
    toast.error(t('failed'), errorMessage(error, t('failedText')));
  };

  return (
    <Card as="section" padding="lg" aria-labelledby="profile-details">
      <h2 className={styles.title} id="profile-details">
        {t('details')}
      </h2>
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <PictureSection user={user} name={name} />
        <TextField
          label={t('name')}
          autoComplete="name"
          maxLength={LIMITS.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={mistake}
        />
        <TextField
          label={shell('field.email')}
          type="email"
          value={user.email}
          hint={t('emailHint')}
          readOnly
        />
        <div className={styles.actions}>
          <PlainButton type="submit" variant="primary" busy={isLoading}>
            {isLoading ? t('saving') : t('save')}
          </PlainButton>
        </div>
      </form>
    </Card>
  );
}
