import {
  shorten,
  type NotificationActionData,
  type NotificationDetails,
  type NotificationType,
  type PublicPerson,
} from '@taskloom/contracts';

/** A notification before it is stored. */
export interface Notice {
  userId: string;
  type: NotificationType;
  title: string;
  message: string;
  /** Same-origin path. */
  link: string;
  sender: PublicPerson | null;
  /** The current title: a later one would reveal data to a removed member. */
  project?: { _id: string; title: string };
  actionData?: NotificationActionData;
  /** The same as `message`, as data; sender and project are added. */
  details: Omit<NotificationDetails, 'actor' | 'project'>;
}

/** The person who did something, at the start of a sentence. */
export const nameOf = (person: PublicPerson | null): string => person?.name ?? 'Someone';

/** A title inside a sentence; long ones are cut, the link leads to the whole. */
export const quoted = (title: string): string => `“${shorten(title, 120)}”`;

export const taskOf = ({ _id, title }: { _id: string; title: string }) => ({ _id, title });

/** `title, status and deadline` */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

/** Excludes the person who acted (specification 12). The first one that a person receives is written. */
export const addressed = (notices: readonly Notice[]): Notice[] =>
  notices.filter(({ userId, sender }) => userId !== sender?._id);
