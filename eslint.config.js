import { readdirSync } from 'node:fs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The folders in src/features. */
const features = readdirSync(new URL('./src/features', import.meta.url));

/** The layers above the domain in mocks/. */
const doors = [
  'resolvers',
  'rest',
  'graphql',
  'wire',
  'gateway.ts',
  'browser.ts',
  'docs.ts',
  'node.ts',
  'serviceWorker.ts',
  'worker.ts',
];

/** `target` must not import from `from`, except for the paths in `except` (relative to `from`). */
const zone = (target, from, message, except = []) => ({ target, from, except, message });

/** Which layer can import which; see the layer diagram in the README. */
export const zones = [
  zone('./src', './mocks', 'The app knows the gateway by its schema only.'),
  zone('./mocks', './src', 'The gateway never knows the app.'),
  zone('./src/lib', './src', 'lib stands at the bottom.', ['lib']),
  ...['ui', 'i18n', 'preferences', 'session', 'routing', 'graphql', 'entities'].flatMap((folder) => [
    zone(`./src/${folder}`, './src/features', 'Shared folders know no feature.'),
    zone(`./src/${folder}`, './src/app', 'Only main knows the app folder.'),
  ]),
  ...['ui', 'i18n', 'preferences', 'session', 'routing', 'graphql'].map((folder) =>
    zone(`./src/${folder}`, './src/entities', 'Shared folders know no entity.'),
  ),
  zone('./src/features', './src/app', 'Features do not know the composition root.'),
  ...features.map((feature) =>
    zone(`./src/features/${feature}`, './src/features', 'Features do not import each other.', [feature]),
  ),
  zone('./mocks/records', './mocks', 'Records stand at the bottom.', ['records', 'types.generated.ts']),
  zone('./mocks/fixtures', './mocks', 'Fixtures know records only.', [
    'fixtures',
    'records',
    'types.generated.ts',
    'clock.ts',
    'random.ts',
  ]),
  ...['domain', ...doors].map((upper) => zone('./mocks/db', `./mocks/${upper}`, 'The database knows no rules.')),
  ...doors.map((upper) => zone('./mocks/domain', `./mocks/${upper}`, 'Rules know no door.')),
  zone('./mocks/wire', './mocks', 'The wire knows how calls travel, not what they mean.', ['wire', 'http.ts']),
  zone('./mocks/resolvers', './mocks/rest', 'The doors do not know each other.'),
  zone('./mocks/rest', './mocks/resolvers', 'The doors do not know each other.'),
];

export default tseslint.config(
  { ignores: ['dist', 'public', '**/*.generated.ts', 'node_modules', 'playwright-report', 'test-results'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/main.tsx'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['mocks/domain/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['msw', 'msw/*', 'graphql', 'graphql-*', '@graphql-*'], message: 'Rules know no wire.' }],
        },
      ],
    },
  },
  {
    files: ['{src,mocks,scripts}/**/*.{ts,tsx}'],
    ignores: ['mocks/fixtures/**'],
    rules: { 'max-lines': ['error', { max: 250 }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-router-dom',
          importNames: ['Link', 'NavLink', 'useHref', 'useLinkClickHandler', 'useNavigate'],
          message: 'routing/Link and routing/navigation are smaller, and draw nothing anew: see there.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
);
