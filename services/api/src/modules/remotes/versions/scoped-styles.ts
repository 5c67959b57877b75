import { parse, type AtRule, type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** At-rules that contain selectors, or nothing with an effect outside of them. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style', 'charset']);
/** At-rules whose names are global to the page. */
const NAMED = /^(-webkit-)?(keyframes|property|counter-style|font-face)$/;

const isOwnClass = (node: Node, mark: string): boolean =>
  node.type === 'class' && node.value.startsWith(mark);

/** The compounds of a selector, with the combinator before each. */
const compoundsOf = (selector: Selector): { before: string; nodes: Node[] }[] => {
  const compounds: { before: string; nodes: Node[] }[] = [{ before: '', nodes: [] }];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push({ before: node.value.trim(), nodes: [] });
    else compounds.at(-1)?.nodes.push(node);
  }
  return compounds;
};

/** `:is` and `:where` are scoped if each of their alternatives is. */
const isOwn = (nodes: Node[], mark: string): boolean =>
  nodes.some(
    (node) =>
      isOwnClass(node, mark) ||
      (node.type === 'pseudo' &&
        /^:(is|where)$/.test(node.value) &&
        node.nodes.every((choice) => isOwn(compoundsOf(choice).at(-1)?.nodes ?? [], mark))),
  );

/**
 * A selector is scoped if it starts at a class of the remote and doesn't leave it for a sibling; siblings below that class are inside.
 */
const staysInside = (selector: Selector, mark: string): boolean => {
  let place: 'outside' | 'own' | 'below' = 'outside';
  for (const { before, nodes } of compoundsOf(selector)) {
    if (isOwn(nodes, mark)) place = place === 'below' ? 'below' : 'own';
    else if (place === 'own') place = before === '' || before === '>' ? 'below' : 'outside';
  }
  return place !== 'outside';
};

const inWhole = (selector: string, parent: string | undefined): string => {
  if (parent === undefined) return selector;
  return selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`;
};

const strangeSelector = (rule: Rule, mark: string): string | undefined => {
  // A nested rule is relative to its parent, which is checked separately.
  const parent = rule.parent?.type === 'rule' ? `.${mark}parent` : undefined;
  return rule.selectors.find((text) => {
    const root = selectorParser().astSync(inWhole(text, parent));
    return !root.nodes.every((selector) => staysInside(selector, mark));
  });
};

const strangeAtRule = (rule: AtRule, mark: string): string | undefined => {
  const name = rule.name.toLowerCase();
  if (GROUPS.has(name)) return undefined;
  if (!NAMED.test(name)) return `@${rule.name}`;
  let named = rule.params;
  if (name === 'font-face') rule.walkDecls('font-family', ({ value }) => void (named = value));
  return named.replace(/^["']|^--/, '').startsWith(mark) ? undefined : `@${rule.name} ${named}`.trim();
};

/** The first rule of a style sheet that affects more than the remote; undefined when there is none. @throws when it is not valid CSS */
export const strayStyle = (css: string, remote: string): string | undefined => {
  const mark = `${remote}-`;
  let stray: string | undefined;
  parse(css).walk((node) => {
    if (node.type === 'atrule') stray = strangeAtRule(node, mark);
    const isFrame =
      node.parent?.type === 'atrule' && 'name' in node.parent && /keyframes$/i.test(String(node.parent.name));
    if (node.type === 'rule' && !isFrame) stray = strangeSelector(node, mark);
    return stray === undefined ? undefined : false;
  });
  return stray;
};
