import UserRound from 'lucide-react/icons/user-round';
import { Icon } from '../icons/icon';
import { avatarBox, type AvatarSize } from './avatar-size';
import styles from './avatar.module.css';

/**
 * The dashed circle beside 'Unassigned'.
 * @example
 * <NobodyAvatar size={24} />
 */
export const NobodyAvatar = ({ size = 24 }: { size?: AvatarSize }) => (
  <span className={`${styles.avatar} ${styles.nobody}`} style={avatarBox(size)} aria-hidden="true">
    <Icon icon={UserRound} size={size < 24 ? 12 : 14} />
  </span>
);
