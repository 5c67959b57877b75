import { API, type User } from '@taskloom/contracts';

/** The URL of the person's own picture; empty for the generated initials (specification 11). */
export const ownPicture = ({ avatar }: User): string => (avatar.includes(API.initialsAvatar) ? '' : avatar);

/** A picture of another site, set by an earlier release or another client. The page's security policy doesn't load it. */
export const isElsewhere = (picture: string): boolean =>
  picture !== '' && new URL(picture, location.origin).origin !== location.origin;

/** Whether the browser can decode the file as an image. */
export const isReadable = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (image) => {
      image.close();
      return true;
    },
    () => false,
  );
