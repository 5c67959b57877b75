// @ts-check
/** Turns `tokens.json` into the style sheet of CSS variables: antd's names as `--ant-…`, ours as `--tl-…`. */

/** @typedef {Record<string, string | number>} Tokens */
/** @typedef {{ [name: string]: string | number | Nested }} Nested */
/** @typedef {{ antd: Tokens, taskloom: Tokens }} ThemeTokens */

const UNITLESS = /^(lineHeight|fontWeight|opacity|zIndex)/;
/** Described in words, or read by code only. */
const NOT_FOR_CSS = [
  'wireframe',
  'breakpoints',
  'dialogFrom',
  'menuFrom',
  'toastFrom',
  'sizes',
  'maxInStack',
  'strokeAt16',
];

/** As antd spells its own variables: `fontSizeSM` → `font-size-sm`. @param {string} name */
export const kebab = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])(?=[A-Z][a-z0-9])/g, '$1-')
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .toLowerCase();

/** @param {string} name @param {string | number} value */
const withUnit = (name, value) =>
  typeof value === 'number' && !UNITLESS.test(name) ? `${value}px` : `${value}`;

/** @param {string} prefix @param {Tokens} tokens */
const lines = (prefix, tokens) =>
  Object.entries(tokens)
    .filter(([name]) => !NOT_FOR_CSS.includes(name))
    .map(([name, value]) => `  --${prefix}-${kebab(name)}: ${withUnit(name, value)};`);

/** Groups that stand in a variable's name; layout measures are unique without theirs. @param {Nested} groups */
function measures(groups) {
  return Object.entries(groups).flatMap(([group, values]) => {
    if (typeof values !== 'object' || NOT_FOR_CSS.includes(group)) return [];
    const unit = group === 'z' ? String : undefined;
    return Object.entries(values)
      .filter(([name]) => !NOT_FOR_CSS.includes(name))
      .map(([name, value]) => {
        const full = group === 'layout' ? kebab(name) : `${group}-${kebab(name)}`;
        return `  --tl-${full}: ${unit ? unit(value) : withUnit(name, /** @type {string | number} */ (value))};`;
      });
  });
}

/** @param {ThemeTokens} theme */
const themeLines = ({ antd, taskloom }) => [...lines('ant', antd), ...lines('tl', taskloom)];

/** @param {string} selector @param {string[]} body */
const rule = (selector, body) => `${selector} {\n${body.join('\n')}\n}\n`;

/**
 * @param {{ shared: { antd: Record<string, unknown>, taskloom: unknown }, light: ThemeTokens, dark: ThemeTokens }} tokens
 * @returns {string} the whole text of `src/theme/variables.css`
 */
export function variablesCss({ shared, light, dark }) {
  const sharedAntd = lines('ant', /** @type {Tokens} */ (shared.antd));
  const sharedOurs = measures(/** @type {Nested} */ (shared.taskloom));
  return [
    '/* Written by scripts/write-variables.mjs from tokens.json; a test keeps them equal. Long, since it is one list that nobody edits. */\n',
    rule(':root', [...sharedAntd, ...sharedOurs]),
    rule(":root,\n:root[data-theme='light']", ['  color-scheme: light;', ...themeLines(light)]),
    rule(":root[data-theme='dark']", ['  color-scheme: dark;', ...themeLines(dark)]),
  ].join('\n');
}
