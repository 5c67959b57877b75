import { API, type User } from '@taskloom/contracts';

/** The URL of the person's own picture; empty for the generated initials (specification 11). */
export const ownPicture = ({ avatar }: User): string => (avatar.includes(API.initialsAvatar) ? '' : avatar);
