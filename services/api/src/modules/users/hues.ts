import { API, API_BASE, type Hue } from '@taskloom/contracts';
import type { Transaction } from '../../platform/database/index.js';
import { UserEntity } from './user.entity.js';

const GENERATED = `${API_BASE}${API.initialsAvatar}?`;

/** The address of a generated picture in a colour. A picture of another service stays as it is. */
export const withHue = (picture: string, hue: Hue | null): string =>
  hue && picture.startsWith(GENERATED) ? `${picture.replace(/&hue=\w+$/, '')}&hue=${hue}` : picture;

/** Stores the colour of a person and adds it to the address of their generated picture (decision 209). */
export const setHue = async ({ manager }: Transaction, id: string, hue: Hue): Promise<void> => {
  const { initialsAvatar } = await manager.findOneOrFail(UserEntity, {
    select: { id: true, initialsAvatar: true },
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
  await manager.update(UserEntity, { id }, { hue, initialsAvatar: withHue(initialsAvatar, hue) });
};
