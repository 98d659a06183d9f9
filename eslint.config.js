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

/** The folders in src/features/products, lowest first. Each can import those before it. */
const productLayers = ['core', 'sections', 'form', 'detail', 'translations', 'list'];

/** The layers above the domain in server/. */
const transports = ['resolvers', 'rest', 'graphql', 'gateway.ts', 'apiDocs.ts', 'node.ts'];

/** `target` must not import from `from`, except for the paths in `except` (relative to `from`). */
const zone = (target, from, message, except = []) => ({ target, from, except, message });

/** No layer in the folder can import one after it. */
const inOrder = (folder, layers) =>
  layers.flatMap((lower, at) =>
    layers
      .slice(at + 1)
      .map((upper) =>
        zone(`${folder}/${lower}`, `${folder}/${upper}`, `${lower} is below ${upper} and does not import it.`),
      ),
  );

const CARRIES_CALLS = 'Messaging carries calls between page and worker and does not interpret them.';

/** Which layer can import which; see the layer diagram in the README. */
export const zones = [
  ...['./server', './mocks'].flatMap((backEnd) => [
    zone('./src', backEnd, 'The app uses the gateway through its schema only.'),
    zone(backEnd, './src', 'The gateway does not import the app.'),
  ]),
  ...['./src', './server', './mocks'].map((folder) => zone('./shared', folder, 'Shared rules import nothing.')),
  zone('./server', './mocks', 'The gateway gets what the browser and the demo add passed in.'),
  ...inOrder('./src', appLayers),
  ...inOrder('./src/features/products', productLayers),
  ...features.map((feature) =>
    zone(`./src/features/${feature}`, './src/features', 'Features do not import each other.', [feature]),
  ),
  zone('./server/records', './server', 'Records are the lowest layer.', ['records', 'types.generated.ts']),
  zone('./server/i18n', './server', 'Translations import records only.', ['i18n', 'records']),
  zone('./server/drawings', './server', 'Drawings import random numbers only.', ['drawings', 'random.ts']),
  ...['domain', ...transports].map((upper) =>
    zone('./server/db', `./server/${upper}`, 'The database does not import domain rules.'),
  ),
  ...['./mocks', './server/backend.ts', './server/domain', ...transports.map((upper) => `./server/${upper}`)].map(
    (folder) => zone(folder, './server/db/sql', 'Databases run under Node only; whoever starts the gateway opens one.'),
  ),
  ...transports.map((upper) => zone('./server/domain', `./server/${upper}`, 'Domain rules do not import a transport.')),
  zone('./server/resolvers', './server/rest', 'Resolvers and REST routes do not import each other.'),
  zone('./server/rest', './server/resolvers', 'Resolvers and REST routes do not import each other.'),
  zone('./mocks/fixtures', './mocks', 'Fixtures import records and drawings only.', ['fixtures']),
  zone('./mocks/fixtures', './server', 'Fixtures import records and drawings only.', [
    'records',
    'drawings',
    'types.generated.ts',
    'clock.ts',
    'random.ts',
  ]),
  zone('./mocks/messaging', './mocks', CARRIES_CALLS, ['messaging', 'notice.ts']),
  zone('./mocks/messaging', './server', CARRIES_CALLS, ['http.ts']),
];

/** Names and descriptions of the schema; what has no rule here is in tests/server/graphql/schemaConventions.test.ts. */
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
  {
    files: ['{src,shared,server,mocks}/**/*.{ts,tsx}'],
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
    files: ['server/domain/**'],
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
    files: ['server/{domain,resolvers,rest}/**'],
    // Nothing else uses a store while it is filled from an archive.
    ignores: ['server/domain/withLock.ts', 'server/domain/archive/restoreArchive.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "MemberExpression[property.name='commit']:matches([object.name='store'], [object.property.name='store'])",
          message: 'Commit under a lock: `withLock` passes what commits.',
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
