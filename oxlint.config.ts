import { defineConfig } from 'oxlint';

const tests = ['**/*.test.{ts,tsx}', 'e2e/**', '**/testing/**', '**/scripts/**', 'examples/**'];

export default defineConfig({
  ignorePatterns: [
    '**/dist/',
    '**/build/',
    '**/.react-router/',
    '.data/',
    '.stamps/',
    'packages/widgets/elements/',
    // Needs React Native, which the app brings.
    'examples/webview/react-native/',
  ],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  plugins: ['typescript', 'oxc'],
  jsPlugins: [
    './scripts/lint/doors.mjs',
    './scripts/lint/names.mjs',
    './scripts/lint/texts.mjs',
    './scripts/lint/waits.mjs',
  ],
  categories: { correctness: 'error' },
  rules: {
    'doors/listed': 'error',
    'names/retired': 'error',
    'texts/own': 'error',
    'max-lines': ['error', 400],
    'max-params': ['error', 3],
    'no-console': 'error',
    // Said by their code points on purpose: emoji and their parts, the first bytes of files, a table of constants.
    'no-control-regex': 'off',
    'no-loss-of-precision': 'off',
    'no-misleading-character-class': 'off',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/consistent-type-imports': 'error',
    'typescript/explicit-module-boundary-types': 'error',
    'typescript/no-confusing-void-expression': [
      'error',
      { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
    ],
    'typescript/no-deprecated': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-invalid-void-type': 'error',
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-boolean-literal-compare': 'error',
    'typescript/no-unnecessary-template-expression': 'error',
    'typescript/no-unnecessary-type-arguments': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unnecessary-type-conversion': 'error',
    'typescript/no-unnecessary-type-parameters': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    // A router's redirect is a Response that is thrown.
    'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/prefer-reduce-type-parameter': 'error',
    'typescript/prefer-return-this-type': 'error',
    'typescript/related-getter-setter-pairs': 'error',
    // What is sorted without a comparison is sorted to be compared: any order will do.
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    // Our objects are closures: there is no `this` that a method could lose.
    'typescript/unbound-method': 'off',
    'typescript/unified-signatures': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
  },
  overrides: [
    {
      files: ['packages/{sdk,widgets,portal}/**/*.{ts,tsx}'],
      plugins: ['react'],
      rules: {
        'react/exhaustive-deps': 'error',
        'react/rules-of-hooks': 'error',
        // What React's compiler asks for, which is not used here.
        'react/immutability': 'off',
        'react/refs': 'off',
        'react/set-state-in-effect': 'off',
      },
    },
    {
      files: ['packages/{problems,contract,sdk,widgets,portal}/**/*.{ts,tsx}'],
      rules: { 'max-depth': ['error', 4], 'max-lines-per-function': ['error', 60] },
    },
    {
      // Weighed by the byte: one function more in them is more than their budgets have left.
      files: [
        'packages/widgets/src/embed/loader/content.ts',
        'packages/widgets/src/embed/page/page-client.ts',
        'packages/widgets/src/game/parts/level-table.tsx',
      ],
      rules: { 'max-lines-per-function': ['error', 140] },
    },
    {
      // The elements run on preact/compat, which has no such names; React 18 has not either.
      files: ['packages/widgets/src/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'react',
                importNames: [
                  'use',
                  'useActionState',
                  'useOptimistic',
                  'useEffectEvent',
                  'Activity',
                  'ViewTransition',
                  'cache',
                ],
                message: 'Not in preact/compat or React 18.',
              },
            ],
          },
        ],
        'no-restricted-properties': [
          'error',
          { property: 'innerHTML', message: 'Strict partner pages refuse strings of markup.' },
          { property: 'outerHTML', message: 'Strict partner pages refuse strings of markup.' },
          { property: 'insertAdjacentHTML', message: 'Strict partner pages refuse strings of markup.' },
        ],
      },
    },
    {
      files: ['packages/problems/src/**/*.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Everything is seeded: use the Rng.' },
          { object: 'Date', property: 'now', message: 'Problems know no clock.' },
        ],
        'no-restricted-globals': ['error', { name: 'Date', message: 'Problems know no clock.' }],
      },
    },
    {
      files: [...tests, '**/*.config.ts'],
      rules: {
        'no-console': 'off',
        'max-lines-per-function': 'off',
        'max-params': 'off',
        // A test that meets nothing there fails, which is what it is for.
        'no-unsafe-optional-chaining': 'off',
        'typescript/explicit-module-boundary-types': 'off',
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'e2e/**'],
      rules: { 'waits/conditions': 'error' },
    },
    {
      // A schema builder returns the schema that it builds; written out, its type would say the same twice.
      files: ['packages/contract/src/model/**/*.ts'],
      rules: { 'typescript/explicit-module-boundary-types': 'off' },
    },
    {
      // Scripts without types.
      files: ['**/*.{js,mjs,cjs}'],
      rules: {
        'no-console': 'off',
        'max-params': 'off',
        'typescript/explicit-module-boundary-types': 'off',
        'typescript/no-confusing-void-expression': 'off',
        'typescript/no-misused-promises': 'off',
        'typescript/no-floating-promises': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/restrict-plus-operands': 'off',
        'typescript/use-unknown-in-catch-callback-variable': 'off',
      },
    },
  ],
});
