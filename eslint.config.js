import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['**/dist/', '**/build/', '**/.react-router/', '.data/', '.stamps/', 'packages/widgets/elements/'] },
  // Needs React Native, which the app brings.
  { ignores: ['examples/webview/react-native/'] },
  ...ts.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['vitest.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', 400],
      'max-params': ['error', 3],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration[exported=null]', message: 'Doors list their names by hand.' },
        { selector: 'TSEnumDeclaration', message: 'Literal unions instead of enums.' },
      ],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The narrow types of literals make some honest guards look needless; the compiler already checks reachability.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Our objects are closures: there is no `this` that a method could lose.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
      ],
      // An async function without await is how a synchronous answer keeps an asynchronous promise.
      '@typescript-eslint/require-await': 'off',
      // A router's redirect is a Response that is thrown.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    },
  },
  {
    files: ['packages/{sdk,widgets,portal}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
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
    ignores: ['**/*.test.ts'],
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
    files: [
      '**/*.test.{ts,tsx}',
      'e2e/**',
      '**/testing/**',
      '**/*-cli.ts',
      '**/scripts/**',
      'examples/**',
      '**/*.config.ts',
    ],
    rules: { 'no-console': 'off', '@typescript-eslint/explicit-module-boundary-types': 'off', 'max-params': 'off' },
  },
  {
    // A schema builder returns the schema that it builds; written out, its type would say the same twice.
    files: ['packages/contract/src/model/*.ts'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  { files: ['**/*.{js,mjs,cjs}'], ...ts.configs.disableTypeChecked },
  {
    files: ['**/*.{js,mjs,cjs}'],
    rules: {
      ...ts.configs.disableTypeChecked.rules,
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      'no-console': 'off',
      'no-undef': 'off',
      'max-params': 'off',
    },
  },
);
