import { initials } from '@taskloom/contracts';
import { useState } from 'react';
import { avatarBox, type AvatarSize } from './avatar-size';
import styles from './avatar.module.css';

export interface UserAvatarProps {
  user: { name?: string | null; avatar?: string | null };
  size?: AvatarSize;
  /** Marks the primary assignee. */
  ring?: boolean;
  /** The name stands beside it, so screen readers skip the picture. */
  decorative?: boolean;
}

/**
 * A person's picture; their initials while it loads, without one, and when it can't be loaded. They stand for a picture and are no text:
 * what is called by the person's name has no second name.
 */
export const UserAvatar = ({ user, size = 24, ring = false, decorative = false }: UserAvatarProps) => {
  const [broken, setBroken] = useState<string>();
  const picture = user.avatar && user.avatar !== broken ? user.avatar : null;
  const spoken = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': user.name?.trim() || 'User' };
  return (
    <span
      className={`${styles.avatar} ${ring ? styles.ring : ''}`}
      data-initials={initials(user.name)}
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
