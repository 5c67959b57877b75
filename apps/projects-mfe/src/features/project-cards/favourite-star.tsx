import type { ListedProject } from '@taskloom/contracts';
import { errorMessage, useSetFavouriteMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { IconButton } from '@taskloom/ui';
import Star from 'lucide-react/icons/star';
import { useRef } from 'react';
import { useTexts } from '../../texts/dashboard';
import styles from './favourite-star.module.css';

/** Makes the project a favourite, or a favourite no longer. */
export function FavouriteStar({
  project: { _id: projectId, title, favourite = false },
}: {
  project: Pick<ListedProject, '_id' | 'title' | 'favourite'>;
}) {
  const t = useTexts();
  const [setFavourite] = useSetFavouriteMutation();
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const toggle = async (): Promise<void> => {
    const { error } = await setFavourite({ projectId, favourite: !favourite });
    if (error) toast.error(t('favouriteFailed'), errorMessage(error, t('updateFailedText')));
  };
  return (
    <IconButton
      label={t(favourite ? 'favouriteRemove' : 'favourite', { title })}
      icon={Star}
      size={28}
      className={favourite ? styles.chosen : undefined}
      onClick={() => {
        // One after the other, because requests can overtake each other.
        sending.current = sending.current.then(toggle);
      }}
    />
  );
}
