import { readdirSync } from 'node:fs';
import graphql from '@graphql-eslint/eslint-plugin';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** The folders in src/features. */
const features = readdirSync(new URL('./src/features', import.meta.url));

/** The folders in src/, lowest first. Each can import those before it. */
const appLayers = [
  'lib',
  'preferences',
  'i18n',
  'session',
  'routing',
  'graphql',
  'ui',
  'entities',
  'features',
  'app',
  'main.tsx',
];

/** The layers above the domain in mocks/. */
const transports = [
  'resolvers',
  'rest',
  'graphql',
  'messaging',
  'gateway.ts',
  'browser.ts',
  'apiDocs.ts',
  'node.ts',
  'serviceWorker.ts',
  'worker.ts',
];

/** `target` must not import from `from`, except for the paths in `except` (relative to `from`). */
const zone = (target, from, message, except = []) => ({ target, from, except, message });

/** Which layer can import which; see the layer diagram in the README. */
export const zones = [
  zone('./src', './mocks', 'The app uses the gateway through its schema only.'),
  zone('./mocks', './src', 'The gateway does not import the app.'),
  ...appLayers.flatMap((lower, at) =>
    appLayers
      .slice(at + 1)
      .map((upper) => zone(`./src/${lower}`, `./src/${upper}`, `${lower} is below ${upper} and does not import it.`)),
  ),
  ...features.map((feature) =>
    zone(`./src/features/${feature}`, './src/features', 'Features do not import each other.', [feature]),
  ),
  zone('./mocks/records', './mocks', 'Records are the lowest layer.', ['records', 'types.generated.ts']),
  zone('./mocks/i18n', './mocks', 'Translations import records only.', ['i18n', 'records']),
  zone('./mocks/fixtures', './mocks', 'Fixtures import records only.', [
    'fixtures',
    'records',
    'types.generated.ts',
    'clock.ts',
    'random.ts',
  ]),
  ...['domain', ...transports].map((upper) =>
    zone('./mocks/db', `./mocks/${upper}`, 'The database does not import domain rules.'),
  ),
  ...transports.map((upper) => zone('./mocks/domain', `./mocks/${upper}`, 'Domain rules do not import a transport.')),
  zone('./mocks/messaging', './mocks', 'Messaging carries calls between page and worker and does not interpret them.', [
    'messaging',
    'http.ts',
    'notice.ts',
  ]),
  zone('./mocks/resolvers', './mocks/rest', 'Resolvers and REST routes do not import each other.'),
  zone('./mocks/rest', './mocks/resolvers', 'Resolvers and REST routes do not import each other.'),
];

/** Names and descriptions of the schema; what has no rule here is in tests/mocks/graphql/schemaConventions.test.ts. */
const schemaRules = {
  '@graphql-eslint/input-name': ['error', { checkInputType: true, caseSensitiveInputType: false }],
  '@graphql-eslint/naming-convention': [
    'error',
    {
      types: 'PascalCase',
      FieldDefinition: 'camelCase',
      InputValueDefinition: 'camelCase',
      DirectiveDefinition: 'camelCase',
      // Permissions and roles have the words that accounts, roles and the REST paths know them by.
      'EnumValueDefinition[parent.name.value!=/^(AbilityAction|AbilitySubject|RoleName)$/]': 'UPPER_CASE',
    },
  ],
  '@graphql-eslint/no-hashtag-description': 'error',
  '@graphql-eslint/require-deprecation-reason': 'error',
  '@graphql-eslint/require-description': ['error', { types: true, DirectiveDefinition: true, rootField: true }],
  '@graphql-eslint/unique-enum-value-names': 'error',
  '@graphql-eslint/unique-type-names': 'error',
  '@graphql-eslint/unique-field-definition-names': 'error',
};

/** Who can import whom, and the schema. Everything else is checked by Oxlint, which is faster: see .oxlintrc.json. */
export default [
  {
    ignores: [
      'dist',
      'dist-gateway',
      'public',
      '**/*.generated.ts',
      'node_modules',
      'playwright-report',
      'test-results',
    ],
  },
  { ignores: ['**/*.{js,mjs}'] },
  {
    files: ['schema/*.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: 'schema/*.graphql' } } },
    plugins: { '@graphql-eslint': graphql },
    rules: schemaRules,
  },
  { files: ['schema/deprecated*.graphql'], rules: { '@graphql-eslint/input-name': 'off' } },
  {
    files: ['{src,mocks}/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
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
          patterns: [
            {
              group: ['msw', 'msw/*', 'graphql', 'graphql-*', '@graphql-*'],
              message: 'Domain rules do not import transport libraries.',
            },
            { group: ['node:*'], message: 'Domain rules run in browsers, too.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-router-dom',
          importNames: ['Link', 'NavLink', 'useHref', 'useLinkClickHandler', 'useNavigate'],
          message:
            'Use routing/Link and routing/navigation, which avoid re-rendering on every search parameter change.',
        },
        { name: 'zod', message: 'Use zod/mini, of which a form loads only what it uses.' },
      ],
    },
  },
];
