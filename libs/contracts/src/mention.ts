/** `[@Ann Lee](mention:0190…)` in a comment or a description. */
const MENTION = /\[@([^\]\n]{1,200})\]\(mention:([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\)/gi;

/** People whom one text notifies, at most; further ones are only words. */
const MOST = 50;

/** The ids of the people whom a text mentions, each once. */
export const mentionsIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(MENTION), ([, , id = '']) => id.toLowerCase()))].slice(0, MOST);

/** Those whom the text mentions since it was changed. */
export const newMentions = (before: string, after: string): string[] => {
  const known = new Set(mentionsIn(before));
  return mentionsIn(after).filter((id) => !known.has(id));
};

/** The text with each mention as `@Ann Lee`, for places that show plain words. */
export const withoutMentionMarks = (text: string): string => text.replace(MENTION, '@$1');

export const mentionOf = ({ _id, name }: { _id: string; name: string }): string =>
  `[@${name.replace(/[\]\n]/g, ' ')}](mention:${_id})`;
