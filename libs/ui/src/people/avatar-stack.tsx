import { LIMITS } from '@taskloom/contracts';
import { avatarBox, type AvatarSize } from './avatar-size';
import styles from './avatar.module.css';
import { UserAvatar } from './user-avatar';

export interface AvatarStackProps {
  people: { _id: string; name: string; avatar?: string | null }[];
  /** The number of avatars before '+N' (specification 9: 3). */
  max?: number;
  size?: AvatarSize;
  /** The person whose avatar gets the ring. */
  primaryId?: string;
  /** Names the group for screen readers, for example '6 members'. */
  label?: string;
}

/**
 * Up to three avatars side by side, then '+N'. They don't overlap: all share one background, so initials stay
 * readable.
 * @example
 * <AvatarStack people={project.members.map(({ user }) => user)} max={4} />
 */
export const AvatarStack = ({
  people,
  max = LIMITS.facesOnCard,
  size = 24,
  primaryId,
  label,
}: AvatarStackProps) => {
  const rest = people.length - max;
  return (
    <span className={styles.stack} role="group" aria-label={label}>
      {people.slice(0, max).map((person) => (
        <UserAvatar key={person._id} user={person} size={size} ring={person._id === primaryId} />
      ))}
      {rest > 0 && (
        <span className={`${styles.avatar} ${styles.more}`} style={avatarBox(size)}>
          +{rest}
        </span>
      )}
    </span>
  );
};
