// @ts-check
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { eventBoundaries } from './tools/quality/boundaries/events.mjs';
import { fetchBoundary, packageBoundaries } from './tools/quality/boundaries/packages.mjs';
import { termBoundaries } from './tools/quality/boundaries/terms.mjs';
import { textBoundaries } from './tools/quality/boundaries/texts.mjs';
import { zonesOf } from './tools/quality/boundaries/zones.mjs';

const { zones, rules } = zonesOf(import.meta.dirname);
const TESTS = ['**/*.spec.{ts,tsx,mjs}', '**/test/**', 'e2e/**', '**/test-kit/**'];
const SOURCES = '**/*.{ts,tsx,mjs}';
const RESOLVER = {
  noWarnOnMultipleProjects: true,
  project: ['tsconfig.browser.json'],
  conditionNames: ['@taskloom/source', 'types', 'import', 'default'],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      '**/coverage/**',
      'tools/delivery/new-remote/template/**',
      // In an own repository, with the rules of its template.
      'examples/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: [SOURCES],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Nest's modules are empty classes on purpose.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 3],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // A pattern that backtracks takes quadratic time on input made for it, and blocks everyone meanwhile.
    files: [SOURCES],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    // Constructor parameters of injected classes are values to Nest, though TypeScript sees only types.
    files: ['services/api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  { files: TESTS, rules: { 'max-lines': ['error', { max: 500 }], 'max-lines-per-function': 'off' } },
  {
    files: [
      'tools/**/*.mjs',
      'e2e/**',
      'services/**',
      '*.mjs',
      'apps/*/*.mjs',
      'libs/*/*.mjs',
      'libs/build/**',
    ],
    languageOptions: { globals: globals.node },
  },
  // Playwright reads a fixture's needs off its first parameter's pattern, an empty one included.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  { files: ['tools/**/*.mjs', 'libs/build/**', '**/scripts/**'], rules: { 'no-console': 'off' } },
  {
    files: ['apps/*/src/**', 'libs/**', 'libs/build/jest/**'],
    ignores: ['libs/build/src/**'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: [...TESTS, 'libs/build/jest/**'],
    languageOptions: { globals: { ...globals.jest, ...globals.node } },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['{apps,libs,services,e2e,tools}/**/*.{ts,tsx,mjs}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{apps,libs,services,e2e,tools}/**/': 'KEBAB_CASE' },
      ],
      'check-file/filename-blocklist': [
        'error',
        {
          '**/utils.*': '*-by-what-it-does.ts',
          '**/helpers.*': '*-by-what-it-does.ts',
          '**/misc.*': '*-by-what-it-is.ts',
        },
      ],
      'check-file/folder-match-with-fex': 'off',
    },
  },
  {
    // A migration's name starts with the time at which it was written.
    files: ['services/api/migrations/*.ts'],
    rules: {
      'check-file/filename-naming-convention': ['error', { '**/*.ts': '+([0-9])-+([a-z0-9-])' }],
    },
  },
  {
    files: [SOURCES],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': zones,
      'boundaries/include': ['{apps,libs,services,e2e,tools}/**/*.{ts,tsx,mjs}'],
      // One-line configurations point at the recipes in tools/.
      'boundaries/ignore': ['**/*.config.{mjs,ts}'],
      'import/resolver': { typescript: RESOLVER },
    },
  },
  ...rules.flatMap(({ folder, policies, testPolicies }) => [
    {
      files: [`${folder}/${SOURCES}`],
      rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies }] },
    },
    ...(testPolicies.length > 0
      ? [
          {
            files: [`${folder}/**/*.spec.{ts,tsx}`],
            rules: {
              'boundaries/dependencies': [
                'error',
                { default: 'disallow', policies: [...policies, ...testPolicies] },
              ],
            },
          },
        ]
      : []),
  ]),
  ...packageBoundaries,
  fetchBoundary,
  ...textBoundaries,
  ...termBoundaries,
  ...eventBoundaries,
  prettier,
);
