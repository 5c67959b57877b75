import { useEffect, useRef, useState } from 'react';
import { LIMITS, type User } from '@taskloom/contracts';
import { errorMessage, useUpdateProfileMutation } from '@taskloom/contracts/rtk';
import { lazyPart } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { PlainButton, UserAvatar } from '@taskloom/ui';
import { LazyBoundary } from '../lazy-boundary/lazy-boundary';
import { useProfileTexts } from './profile/texts';
import styles from './account.module.css';
import { isElsewhere, isReadable, ownPicture } from './picture';

const CropPictureDialog = lazyPart(() => import('./crop-picture.dialog'));

/** The person's picture with its actions, each of which saves at once. */
export function PictureSection({ user, name }: { user: User; name: string }) {
  const t = useProfileTexts();
  const [update, { isLoading: removing }] = useUpdateProfileMutation();
  const [source, setSource] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const picture = ownPicture(user);

  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source]);

  const choose = async (file: File | undefined) => {
    // The same file can be chosen again after it was refused.
    if (input.current) input.current.value = '';
    if (!file) return;
    if (file.size >= LIMITS.attachmentBytes) return setProblem(t('pictureTooLarge'));
    if (!(await isReadable(file))) return setProblem(t('pictureUnreadable'));
    setProblem(null);
    setSource(URL.createObjectURL(file));
  };
  const refuse = () => {
    setSource(null);
    setProblem(t('pictureUnreadable'));
  };
  const remove = async () => {
    const { error } = await update({ avatar: null });
    if (!error) return toast.success(t('saved'), t('pictureRemoved'));
    toast.error(t('failed'), errorMessage(error, t('failedText')));
  };

  const hint = problem ?? (isElsewhere(picture) ? t('pictureElsewhere') : t('pictureHint'));
  return (
    <div className={styles.person}>
      <UserAvatar user={{ ...user, name }} size={64} decorative />
      <div className={styles.words}>
        <div className={styles.pictureActions}>
          <PlainButton size="small" aria-describedby="picture-hint" onClick={() => input.current?.click()}>
            {picture ? t('pictureChange') : t('pictureUpload')}
          </PlainButton>
          {picture && (
            <PlainButton size="small" variant="text" busy={removing} onClick={() => void remove()}>
              {t('pictureRemove')}
            </PlainButton>
          )}
        </div>
        <p
          className={problem ? styles.problem : styles.hint}
          id="picture-hint"
          role={problem ? 'alert' : undefined}
        >
          {hint}
        </p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('picture')}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </div>
      <LazyBoundary onFail={() => setSource(null)}>
        {source && (
          <CropPictureDialog source={source} onClose={() => setSource(null)} onUnreadable={refuse} />
        )}
      </LazyBoundary>
    </div>
  );
}
