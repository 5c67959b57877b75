// @ts-check
/** Refuses sentences in components, because they could be shown in one language only. */

/** The catalogues, and files whose texts are not part of the product. */
const ELSEWHERE = [
  '**/texts/**',
  'libs/client/src/standalone/texts.ts',
  '**/*.spec.ts',
  '**/*.spec.tsx',
  '**/test/**',
  '**/test-kit/**',
  '**/sample/**',
];

/** Props with text that people see or that screen readers announce. */
const SHOWN = [
  '(aria-)?label',
  'aria-(description|placeholder|roledescription|valuetext)',
  'alt|caption|description|heading|hint|message|placeholder|subtitle|summary|text|title|tooltip',
  '[a-z]+Text',
].join('|');
/** Two letters in a row: units, signs and names of keys are not words. */
const WORDS = String.raw`/\p{L}{2}/u`;
const IN_CATALOGUE = 'Texts belong in a catalogue: texts/en.ts of the app or of the part that loads them.';
const IN_WORDS = 'Default texts belong in libs/ui/src/words.ts; screens pass their own.';

/** Where words inside braces are shown. Arguments of a call and operands of a comparison are not. */
const SHAPES = [
  `Literal[value=${WORDS}]`,
  `TemplateLiteral > TemplateElement[value.raw=${WORDS}]`,
  `ArrowFunctionExpression > TemplateLiteral > TemplateElement[value.raw=${WORDS}]`,
  `:matches(ConditionalExpression, LogicalExpression) > Literal.consequent[value=${WORDS}]`,
  `:matches(ConditionalExpression, LogicalExpression) > Literal.alternate[value=${WORDS}]`,
  `:matches(ConditionalExpression, LogicalExpression) > Literal.right[value=${WORDS}]`,
];

/** @param {string} place */
const wordsIn = (place) => [
  `${place} > Literal[value=${WORDS}]`,
  ...SHAPES.map((shape) => `${place} > JSXExpressionContainer > ${shape}`),
];

const MARKUP = [
  `JSXText[value=${WORDS}]`,
  ...wordsIn(':matches(JSXElement, JSXFragment)'),
  ...wordsIn(`JSXAttribute[name.name=/^(${SHOWN})$/]`),
];
// A key of the catalogue is allowed in an object: it has no space and no initial capital.
const OPTIONS = String.raw`Property[key.name=/^(${SHOWN})$/] > Literal[value=/^\p{Lu}.*\p{Ll}|\p{L}\s\p{L}/u]`;
const TOASTS = `CallExpression[callee.object.name=toast] > Literal[value=${WORDS}]`;
const DEFAULTS = `AssignmentPattern[left.name=/^(${SHOWN})$/] > Literal[value=${WORDS}]`;

/** Props of libs/ui that default to an English text; the third only matters together with another prop. */
const REQUIRED_TEXTS = [
  ['ConfirmDialog', 'title'],
  ['ConfirmDialog', 'cancelText'],
  ['Dialog', 'closeText'],
  ['FullScreenLoading', 'text'],
  ['DeadlineText', 'overdueText'],
  ['DeadlineText', 'noDateText'],
  ['ErrorState', 'retryText', 'onRetry'],
  ['InlineError', 'retryText', 'onRetry'],
  ['RemoteUnavailable', 'retryText'],
  ['RetryButton', 'text'],
];

const SILENT = [
  "ImportDeclaration[source.value='@taskloom/ui/form'] > ImportSpecifier[imported.name='Select']",
];
const TELLS_ITS_VALUE = 'Choice is this select with a value that screen readers announce.';
const LABELS = [
  "ImportDeclaration[source.value='@taskloom/contracts'] > ImportSpecifier[imported.name=/(_LABELS$|^statusLabel$)/]",
];
const IN_EVERY_LANGUAGE =
  "The contracts' labels are English; valueWord of @taskloom/ui uses the language of the page.";

/** @param {readonly string[]} selectors @param {string} message */
const no = (selectors, message) => selectors.map((selector) => ({ selector, message }));

/** @param {string | undefined} prop */
const has = (prop) => `:has(> JSXAttribute[name.name=${prop}])`;

const MISSING_TEXTS = REQUIRED_TEXTS.map(([component, prop, beside]) => ({
  selector: `JSXOpeningElement[name.name=${component}]${beside ? has(beside) : ''}:not(${has(prop)}, :has(> JSXSpreadAttribute))`,
  message: `${component} needs its ${prop}: its default is English.`,
}));

/** Flat configuration objects: where sentences are refused, by scope. */
export const textBoundaries = [
  {
    files: ['apps/*/src/**/*.{ts,tsx}'],
    ignores: ELSEWHERE,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...no([...MARKUP, OPTIONS, TOASTS], IN_CATALOGUE),
        ...MISSING_TEXTS,
        ...no(LABELS, IN_EVERY_LANGUAGE),
        ...no(SILENT, TELLS_ITS_VALUE),
      ],
    },
  },
  {
    files: ['libs/{ui,client}/src/**/*.{ts,tsx}'],
    ignores: ELSEWHERE,
    rules: { 'no-restricted-syntax': ['error', ...no([...MARKUP, DEFAULTS], IN_WORDS)] },
  },
];
