import graphql from '@graphql-eslint/eslint-plugin';

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

/** The schema. Everything else is checked by Oxlint, which is faster: see .oxlintrc.json. */
export default [
  {
    files: ['schema/*.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: 'schema/*.graphql' } } },
    plugins: { '@graphql-eslint': graphql },
    rules: schemaRules,
  },
];
