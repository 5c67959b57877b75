export { AvatarStack, type AvatarStackProps } from './avatar-stack';
export { NobodyAvatar } from './nobody-avatar';
export type { AvatarSize } from './avatar-size';
export { UserAvatar, type UserAvatarProps } from './user-avatar';
