import { API, initials, personHue } from '@taskloom/contracts';
import { useState } from 'react';
import { avatarBox, type AvatarSize } from './avatar-size';
import styles from './avatar.module.css';

export interface UserAvatarProps {
  /** With an id or the generated picture, the initials have the person's colour. */
  user: { _id?: string; name?: string | null; avatar?: string | null };
  size?: AvatarSize;
  /** Marks the primary assignee. */
  ring?: boolean;
  /** The name is beside it, so screen readers skip the picture. */
  decorative?: boolean;
}

/** The API's picture of the initials, which the component draws itself, in the page's font and theme. */
const isGenerated = (url: string): boolean => url.includes(API.initialsAvatar);

/**
 * A person's picture, or their initials while it loads, when there is none, and when it fails to load. The initials replace a picture and
 * are drawn by CSS, so that they add nothing to the accessible name of the surrounding element.
 * @example
 * <UserAvatar user={user} size={32} />
 */
export const UserAvatar = ({ user, size = 24, ring = false, decorative = false }: UserAvatarProps) => {
  const [broken, setBroken] = useState<string>();
  const picture = user.avatar && user.avatar !== broken && !isGenerated(user.avatar) ? user.avatar : null;
  const spoken = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': user.name?.trim() || 'User' };
  return (
    <span
      className={`${styles.avatar} ${ring ? styles.ring : ''}`}
      data-initials={initials(user.name)}
      data-hue={personHue(user)}
      style={avatarBox(size)}
      {...spoken}
    >
      {picture && (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          width={size}
          height={size}
          draggable={false}
          onError={() => setBroken(picture)}
        />
      )}
    </span>
  );
};
