// @ts-check
/** Old names of concepts that have a standard term (docs/glossary.md). Lint refuses them in names, texts and comments. */

/** @type {readonly { old: RegExp, use: string }[]} */
const TERMS = [
  { old: /wish(es|ed|ing)?(?![a-z])/i, use: 'load request, or request' },
  { old: /witness/i, use: 'transactional subscriber' },
  { old: /\b(\w+Lanes?|[Ll]anes?([A-Z]\w*)?)\b/, use: 'concurrency limit' },
  { old: /letgo|let_go/i, use: 'release' },
  { old: /<\/?Late\b|LatePart/, use: 'LazyBoundary' },
  {
    old: /\b(ask|fetch)(ed)?Ahead|\banswered?Ahead|\/ahead\b|(fetch|load|asked?)(ed)? ahead\b/i,
    use: 'prefetch',
  },
  { old: /\btelling\b/i, use: 'telemetry' },
  { old: /crash-?boundary/i, use: 'error boundary' },
  { old: /(?<!has)popup/i, use: 'popover' },
  { old: /\bMeans\b(?= }|;|\)|\.|,)|\bmeans\.\w/, use: 'dependencies' },
  { old: /\b(project|task|card|list|search|fields|teamMember)Loaded\b/, use: 'normalise' },
  { old: /['"](room|house):/, use: 'scope:' },
];

/** Only the API has an outbox, for mail. Names of stored data and of state that older remotes read can't change. */
const BROWSER_TERMS = [...TERMS, { old: /(?<!taskloom-|\.|')outbox(?!\??: )/i, use: 'offline queue' }];

/** @param {readonly { old: RegExp, use: string }[]} terms @returns {import('eslint').Rule.RuleModule} */
const rule = (terms) => ({
  create: (context) => ({
    Program: () => {
      for (const { old, use } of terms) {
        const message = `Use the term "${use}" (docs/glossary.md).`;
        if (old.test(context.filename.slice(context.cwd.length)))
          context.report({ loc: { line: 1, column: 0 }, message });
        context.sourceCode.lines.forEach((text, at) => {
          const found = old.exec(text);
          if (found) context.report({ loc: { line: at + 1, column: found.index }, message });
        });
      }
    },
  }),
});

/** @type {import('eslint').ESLint.Plugin} */
const terms = { rules: { api: rule(TERMS), browser: rule(BROWSER_TERMS) } };

/** Flat configuration objects. */
export const termBoundaries = [
  {
    files: ['services/**/*.ts'],
    plugins: { terms },
    rules: { 'terms/api': 'error' },
  },
  {
    files: ['{apps,libs,e2e}/**/*.{ts,tsx,mjs}'],
    plugins: { terms },
    rules: { 'terms/browser': 'error' },
  },
  {
    files: ['tools/**/*.mjs'],
    // It lists the old terms.
    ignores: ['tools/quality/boundaries/{terms,boundaries.spec}.mjs'],
    plugins: { terms },
    rules: { 'terms/api': 'error' },
  },
];
