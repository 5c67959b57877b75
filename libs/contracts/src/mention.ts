import { escapeName, MENTION, unescapeName } from './mention-marks.js';

/** The maximum number of people that are found in one text. */
const MOST = 50;

/**
 * The ids of the people whom a text names, each once; also in code, escapes and HTML, where the server notifies no one.
 * @example
 * mentionsIn(mentionOf({ _id: user._id, name: 'Anna' })); // the id of Anna
 */
export const mentionsIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(MENTION), ([, , id = '']) => id.toLowerCase()))].slice(0, MOST);

/**
 * The people whom the changed text mentions and the earlier one does not.
 * @deprecated The server finds out whom a change notifies.
 * @example
 * const toNotify = newMentions(task.description, text);
 */
export const newMentions = (before: string, after: string): string[] => {
  const known = new Set(mentionsIn(before));
  return mentionsIn(after).filter((id) => !known.has(id));
};

/**
 * The text with each mention as `@Ann Lee`, for places that show plain text.
 * @example
 * <p>{withoutMentionMarks(text)}</p>
 */
export const withoutMentionMarks = (text: string): string =>
  text.replace(MENTION, (_, label: string) => `@${unescapeName(label)}`);

/**
 * The Markdown by which a text mentions a person.
 * @example
 * const content = `${mentionOf(user)} please have a look`;
 */
export const mentionOf = ({ _id, name }: { _id: string; name: string }): string =>
  `[@${escapeName(name)}](mention:${_id})`;

/**
 * A link to another task of the project, by its title.
 * @example
 * const content = `Like ${taskLinkOf(task)}`;
 */
export const taskLinkOf = ({ _id, title }: { _id: string; title: string }): string =>
  `[#${escapeName(title)}](task:${_id})`;
