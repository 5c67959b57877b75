/** `[@Ann Lee](mention:0190…)` in a comment or a description. Earlier names are not escaped. */
export const MENTION =
  /\[@((?:\\.|\[(?!@)|[^[\]\n\\]){1,400})\]\(mention:([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\)/gi;

/** Signs that mean something in a label. */
const SIGNS = /[\\`*_[\]<>~&|]/g;
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/**
 * A name in a text in Markdown, shown there as it is written.
 * @example
 * const line = `**${escapeName(author.name)}:**`;
 */
export const escapeName = (name: string): string => name.replaceAll('\n', ' ').replace(SIGNS, '\\$&');

/** The name of an escaped one. */
export const unescapeName = (label: string): string => label.replace(ESCAPED, '$1');
