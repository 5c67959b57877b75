import type { CSSProperties } from 'react';

/** The size of an avatar, in pixels. */
export type AvatarSize = 20 | 24 | 28 | 32 | 36 | 64;

/** Font size of the initials for each size, in pixels. */
const FONT_SIZES: Record<AvatarSize, number> = { 20: 8.5, 24: 9.5, 28: 10.5, 32: 12, 36: 13, 64: 22 };

export const avatarBox = (size: AvatarSize): CSSProperties => ({
  width: size,
  height: size,
  fontSize: FONT_SIZES[size],
});
