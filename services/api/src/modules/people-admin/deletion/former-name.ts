import {
  DELETED_PERSON,
  isRecord,
  type HistoryChange,
  type HistorySubject,
  type NotificationDetails,
  type User,
} from '@taskloom/contracts';
import { escapeName } from '@taskloom/contracts/mentions';

/** Someone whose account was deleted, with their name until then. */
export interface FormerPerson {
  id: string;
  name: string;
  /** The name and address in responses since then. */
  now: Pick<User, 'name' | 'email' | 'avatar'>;
}

/** Fields of the history whose values are names of people. */
const FIELDS_WITH_NAMES: readonly string[] = ['assignees', 'primary', 'itemAssignee'];

/** The text with another name in each mention of the person. */
export const renameMentions = (text: string, { id }: FormerPerson): string =>
  text.replace(
    // Also in code, and names from before they were escaped, which may end with a backslash.
    new RegExp(
      `\\[@(?:\\\\(?=\\]\\(mention:)|\\\\.|(?!\\]\\(mention:|\\[@)[^\\n\\\\]){1,400}\\]\\(mention:${id}\\)`,
      'gi',
    ),
    `[@${DELETED_PERSON}](mention:${id})`,
  );

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}/-]/g, '\\$&');

/** As `renameMentions`, in each text of an object. */
export const renameMentionsWithin = <Value extends object>(value: Value, person: FormerPerson): Value =>
  JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    typeof each === 'string' ? renameMentions(each, person) : each,
  ) as Value;

/** A preview, in which mentions are plain text. */
export const renameInPreview = (text: string, name: string): string =>
  text.replace(new RegExp(`@${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu'), `@${DELETED_PERSON}`);

/** `names`: also where a name appears without an id. Long texts end within a mention, so its id may be missing. */
export const renameInHistory = (
  { changes, subject }: { changes?: HistoryChange[]; subject?: HistorySubject },
  person: FormerPerson,
  names: boolean,
): { changes?: HistoryChange[]; subject?: HistorySubject } => {
  const { id, name } = person;
  const renamed = (field: string, value: string | null) => {
    if (value === null) return null;
    if (FIELDS_WITH_NAMES.includes(field)) return names && value === name ? DELETED_PERSON : value;
    const text = renameMentions(value, person);
    if (!names) return text;
    return [name, escapeName(name)].reduce(
      (now, written) => now.replaceAll(`[@${written}](`, `[@${DELETED_PERSON}](`),
      text,
    );
  };
  return {
    changes: changes?.map(({ field, from, to }) => ({
      field,
      from: renamed(field, from),
      to: renamed(field, to),
    })),
    subject: subject?._id === id ? { ...subject, title: DELETED_PERSON } : subject,
  };
};

export interface StoredNotice {
  senderId: string | null;
  message: string;
  details: NotificationDetails | null;
}

const EVENTS_WITH_NAMES: readonly string[] = ['project-joined', 'team-joined'];

export const renameInNotice = (
  { senderId, message, details }: StoredNotice,
  { id, name }: FormerPerson,
  names: boolean,
): Pick<StoredNotice, 'message' | 'details'> => {
  const about =
    names && details !== null && EVENTS_WITH_NAMES.includes(details.event) && details.value === name;
  const begins = (senderId === id || about) && message.startsWith(`${name} `);
  const sentence = begins ? DELETED_PERSON + message.slice(name.length) : message;
  return {
    message: renameInPreview(sentence, name).slice(0, 1_000),
    details: details && {
      ...details,
      ...(senderId === id && details.actor !== null && { actor: DELETED_PERSON }),
      ...(about && { value: DELETED_PERSON }),
      ...(details.text !== undefined && { text: renameInPreview(details.text, name) }),
    },
  };
};

/** A stored response to a write of someone else. */
export const renameInAnswer = (answer: string, person: FormerPerson): string =>
  JSON.stringify(
    JSON.parse(answer, (_key, value: unknown) => {
      if (typeof value === 'string') return renameMentions(value, person);
      if (!isRecord(value) || value['_id'] !== person.id) return value;
      return Object.fromEntries(
        Object.entries(value).map(([field, before]) => [field, { ...person.now }[field] ?? before]),
      );
    }),
  );
