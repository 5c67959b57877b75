import { useState, type SubmitEvent } from 'react';
import { LIMITS, type User } from '@taskloom/contracts';
import { errorMessage, fieldErrors, useUpdateProfileMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { Card, PlainButton, TextField, UserAvatar } from '@taskloom/ui';
import { useTexts } from '../texts';
import styles from './account.module.css';
import { ownPicture } from './picture';

type Mistakes = { name?: string; avatar?: string };

/** Name and picture. The e-mail address is read-only, because it identifies the account. */
export function DetailsForm({ user }: { user: User }) {
  const t = useTexts();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const [name, setName] = useState(user.name);
  const [picture, setPicture] = useState(ownPicture(user));
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = picture !== '' && picture === broken;

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === '') return setMistakes({ name: t('profile.nameRequired') });
    if (isBroken) return;
    setMistakes({});
    const { error } = await update({ name: name.trim(), avatar: picture.trim() || null });
    if (!error) return toast.success(t('profile.saved'), t('profile.savedText'));
    const of = (field: keyof Mistakes) => fieldErrors(error).find((found) => found.field === field)?.message;
    setMistakes({ name: of('name'), avatar: of('avatar') });
    toast.error(t('profile.failed'), errorMessage(error, t('profile.failedText')));
  };

  return (
    <Card as="section" padding="lg" aria-labelledby="profile-details">
      <h2 className={styles.title} id="profile-details">
        {t('profile.details')}
      </h2>
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <div className={styles.person}>
          <UserAvatar user={{ name, avatar: picture || null }} size={36} decorative />
          <div className={styles.words}>
            <p className={styles.name}>{name.trim() || user.name}</p>
            <p className={styles.email}>{user.email}</p>
          </div>
        </div>
        <TextField
          label={t('profile.name')}
          autoComplete="name"
          maxLength={LIMITS.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={mistakes.name}
        />
        <TextField
          label={t('field.email')}
          type="email"
          value={user.email}
          hint={t('profile.emailHint')}
          readOnly
        />
        <TextField
          label={t('profile.picture')}
          type="url"
          inputMode="url"
          autoComplete="off"
          hint={t('profile.pictureHint')}
          value={picture}
          onChange={(event) => setPicture(event.target.value)}
          error={isBroken ? t('profile.pictureBroken') : mistakes.avatar}
        />
        {picture && <img className={styles.probe} src={picture} alt="" onError={() => setBroken(picture)} />}
        <div className={styles.actions}>
          <PlainButton type="submit" variant="primary" busy={isLoading}>
            {isLoading ? t('profile.saving') : t('profile.save')}
          </PlainButton>
        </div>
      </form>
    </Card>
  );
}
