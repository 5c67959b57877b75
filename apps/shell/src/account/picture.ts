import { API, type User } from '@taskloom/contracts';

/** The person's own picture; empty while the generated initials show (specification 11). */
export const ownPicture = ({ avatar }: User): string => (avatar.includes(API.initialsAvatar) ? '' : avatar);
