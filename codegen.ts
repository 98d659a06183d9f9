import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, parse as parsePath, relative } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { getDirective, printSchemaWithDirectives } from '@graphql-tools/utils';
import currencyCodes from 'currency-codes';
import {
  isAbstractType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  stripIgnoredCharacters,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

/**
 * Emits `useXQuery`, `useXMutation`, and `useXSubscription` wrappers around Apollo's hooks for each operation in a
 * document.
 */
const apolloHooks: CodegenPlugin = {
  plugin: (_schema, documents, _config, info) => {
    const operations = documents.flatMap(({ document }) =>
      (document?.definitions ?? []).filter(
        (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
      ),
    );
    const hooks = operations.map(({ name, operation }) => {
      const kind = operation[0]!.toUpperCase() + operation.slice(1);
      const type = `${name!.value}${kind}`;
      const hook = `use${kind}`;
      const types = `${type}, ${type}Variables`;
      return operation === OperationTypeNode.MUTATION
        ? `export const use${type} = (options?: ${hook}.Options<${types}>) => ${hook}<${types}>(${name!.value}Document, options);`
        : `export const use${type} = (...[options]: HookOptions<${hook}.Options<${types}>, ${type}Variables>) => ${hook}<${types}>(${name!.value}Document, options as ${hook}.Options<${types}>);`;
    });
    const kinds = [
      ...new Set(operations.map(({ operation }) => `use${operation[0]!.toUpperCase()}${operation.slice(1)}`)),
    ];
    const prepend = operations.length
      ? [
          `import { ${kinds.join(', ')} } from '@apollo/client/react';`,
          `import type { HookOptions } from './${relative(dirname(info!.outputFile!), 'src/graphql/hookOptions')}';`,
        ]
      : [];
    return { prepend, content: hooks.join('\n') };
  },
};

/** Returns the SDL without descriptions and blank lines, one definition per line. */
const bareSdl = (sdl: string) =>
  visit(parse(sdl), { enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined) })
    .definitions.map((definition) => stripIgnoredCharacters(print(definition)))
    .join('\n');

/** Emits the SDL as text so that the browser, Node, and tests build the same schema without a file system. */
const sdl: CodegenPlugin = {
  plugin: (schema) =>
    `/** The complete schema as SDL. */\nexport const sdl = ${JSON.stringify(printSchemaWithDirectives(schema))};\n`,
};

/**
 * Emits only the parts of the SDL needed to execute requests, which cuts the bytes that a browser loads at startup to a
 * third. Before the definitions of a file is a comment with its name, which is that of the module with their resolvers.
 */
const sdlBare: CodegenPlugin = {
  plugin: () => {
    const files = readdirSync('schema').sort();
    const parts = files.map((file) => `#${parsePath(file).name}\n${bareSdl(readFileSync(`schema/${file}`, 'utf8'))}`);
    return `/** The schema as SDL, without descriptions. */\nexport const bareSdl = ${JSON.stringify(parts.join('\n'))};\n`;
  },
};

/** Emits the permission subjects that the app's operations use, so that roles can be granted only those. */
const usedSubjects: CodegenPlugin = {
  plugin: (schema, documents) => {
    const subjects = new Set<string>();
    const types = new TypeInfo(schema);
    const noteField = () => {
      const field = types.getFieldDef();
      for (const { subject } of (field && getDirective(schema, field, 'can')) ?? []) subjects.add(String(subject));
    };
    for (const { document } of documents) {
      if (document) visit(document, visitWithTypeInfo(types, { Field: noteField }));
    }
    return {
      prepend: [`import type { AbilitySubject } from './types.generated';`],
      content: `/** The permission subjects that the app's operations use. */\nexport const usedSubjects: readonly AbilitySubject[] = ${JSON.stringify([...subjects].sort())};\n`,
    };
  },
};

/** Emits the types of each interface that fragments of the app are on, which the cache cannot tell by itself. */
const possibleTypes: CodegenPlugin = {
  plugin: (schema, documents) => {
    const conditions = new Set<string>();
    for (const { document } of documents) {
      if (document)
        visit(document, { FragmentDefinition: (node) => void conditions.add(node.typeCondition.name.value) });
    }
    const abstract = [...conditions].sort().flatMap((name) => {
      const type = schema.getType(name);
      return isAbstractType(type) ? [[name, schema.getPossibleTypes(type).map((possible) => possible.name)]] : [];
    });
    return `/** The types of each interface that fragments are on. */\nexport const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(abstract))};\n`;
  },
};

/**
 * Emits the hashes of the app's operations, as Apollo sends them: with `__typename`, and with their fragments, of which
 * the order does not count. They are valid, so the gateway does not validate them again.
 */
const preparedOperations: CodegenPlugin = {
  plugin: (_schema, documents) => {
    const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
    const fragments = new Map(
      definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
      ),
    );
    const addSpread = (node: ASTNode, found: Set<FragmentDefinitionNode>): Set<FragmentDefinitionNode> => {
      visit(node, {
        FragmentSpread: ({ name }) => {
          const fragment = fragments.get(name.value)!;
          found.add(fragment);
          addSpread(fragment, found);
        },
      });
      return found;
    };
    const hashes = definitions.flatMap((node) => {
      if (node.kind !== Kind.OPERATION_DEFINITION) return [];
      const document = { kind: Kind.DOCUMENT, definitions: [node, ...addSpread(node, new Set())] } as const;
      const texts = addTypenameToDocument(document).definitions.map((definition) => print(definition));
      return createHash('sha256').update(texts.sort().join('\n\n')).digest('base64').slice(0, 16);
    });
    return `/** The start of the SHA-256 hash of each operation of the app, in Base64. */\nexport const preparedHashes = ${JSON.stringify(hashes.join(' '))};\n`;
  },
};

/** Codes of ISO 4217 that are not for prices: precious metals, funds, and units of account. */
const NOT_FOR_PRICES = /^(X[A-Z]{2}|BOV|CHE|CHW|CLF|COU|MXV|USN|UYI|UYW)$/;
const REGIONAL = new Set(['XAF', 'XCD', 'XCG', 'XOF', 'XPF']);

/** Writes the currencies of ISO 4217 that have another number of decimal places than two with that number. */
const currencies: CodegenPlugin = {
  plugin: () => {
    const codes = currencyCodes.data
      .filter(({ code }) => !NOT_FOR_PRICES.test(code) || REGIONAL.has(code))
      .map(({ code, digits }) => (digits === 2 ? code : code + digits));
    return `/** The currencies of ISO 4217, followed by their decimal places if they have not two. */\nexport const currencyList = ${JSON.stringify(codes.join(' '))};\n`;
  },
};

const ownPlugins: Record<string, CodegenPlugin> = {
  apolloHooks,
  currencies,
  possibleTypes,
  preparedOperations,
  sdl,
  sdlBare,
  usedSubjects,
};

const scalars = {
  Date: 'string',
  DateOrDateTime: 'string',
  DateTime: 'string',
  EmailAddress: 'string',
  HTML: 'string',
  JSON: 'unknown',
  URL: 'string',
};
/** Answers hold decimals as text; inputs, and the gateway's rules, as numbers. */
const clientScalars = { ...scalars, Decimal: { input: 'number', output: 'string' } };
const types = {
  scalars: clientScalars,
  enumType: 'string-literal',
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
};

/** Enums used in records are imported as types, so the generated re-exports must be marked as types. */
const exportTypes = (_path: string, content: string) =>
  content.replace(/^export \{ (\w+) \};$/gm, 'export type { $1 };');

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'shared/currencies.generated.ts': { plugins: [{ currencies: {} }] },
    'server/sdl.generated.ts': { plugins: [{ sdl: {} }] },
    'server/bareSdl.generated.ts': { plugins: [{ sdlBare: {} }] },
    'mocks/preparedHashes.generated.ts': { documents: 'src/**/*.graphql', plugins: [{ preparedOperations: {} }] },
    'server/types.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      hooks: { beforeOneFileWrite: [exportTypes] },
      config: {
        ...types,
        scalars: { ...scalars, Decimal: 'number' },
        contextType: './context#RequestContext',
        enumsAsTypes: true,
        makeResolverTypeCallable: true,
        inputMaybeValue: 'T | null | undefined',
        maybeValue: 'T | null',
        enumValues: {
          CalendarName: './records/calendar#CalendarName',
          ChatStatus: './records/chat#ChatStatus',
          EmailFolder: './records/email#EmailFolder',
          EmailLabel: './records/email#EmailLabel',
          EmailView: './records/email#EmailView',
          InvoiceService: './records/invoices#InvoiceService',
          InvoiceStatus: './records/invoices#InvoiceStatus',
          TaskFilter: './records/todo#TaskFilter',
          TaskFlag: './records/todo#TaskFlag',
          TaskTag: './records/todo#TaskTag',
          UserStatus: './records/users#UserStatus',
        },
        mappers: {
          Ability: './records/auth#AbilityRecord',
          Association: './records/products#CatalogAssociationRecord',
          AttributeDefinition: './domain/attributes/attributeList#DefinedAttribute',
          AttributeMismatch: './domain/attributes/attributePreview#MismatchRecord',
          AttributePreview: './domain/attributes/attributePreview#PreviewRecord',
          AttributeOption: './records/attributes#AttributeOptionRecord',
          AttributeRules: './records/attributes#AttributeRulesRecord',
          AttributeSuggestion: './domain/attributes/attributeList#SuggestedFormat',
          AnalyticsCards: 'Record<string, never>',
          AvgSessionsCard: './records/analytics#AvgSessionsRecord',
          AppPage: './records/search#AppPageRecord',
          Attribute: './records/products#AttributeRecord',
          AuthUser: './records/auth#AuthUserRecord',
          Session: './refreshCookie#SentSession',
          BlogAuthor: './records/blog#BlogAuthorRecord',
          BlogComment: './records/blog#BlogCommentRecord',
          BlogPost: './records/blog#BlogPostRecord',
          CalendarEvent: './records/calendar#CalendarEventRecord',
          Cart: './domain/shop/cart#CartView',
          CartItem: './domain/shop/cart#CartLine',
          Catalog: './records/catalogs#CatalogRecord',
          Channel: './domain/channels/channelList#ListedChannel',
          CatalogChannel: './records/channels#CatalogChannelRecord',
          Chat: './records/chat#ChatRecord',
          ChatNotification: './domain/notifications/notificationView#ChatNotificationView',
          ChatContact: './records/chat#ChatContactRecord',
          ChatProfileUser: './records/chat#ChatProfileUserRecord',
          Client: './records/invoices#ClientRecord',
          Completeness: './domain/products/productQuality#CompletenessSource',
          Category: './domain/categories/categoryTree#CategoryNode',
          PaletteRule: './domain/search/palette#FoundRule',
          CategoryRule: './domain/categories/rules/ruleFacts#RuleOfCategory',
          RuleFault: './domain/categories/rules/ruleFacts#ShownRuleFault',
          ChannelMembership: './domain/channelRules/channelRules#ChannelMembershipRecord',
          ChannelRule: './domain/channelRules/channelRules#RuleOfChannel',
          ChannelRulePreview: './domain/channelRules/channelRules#ChannelRulePreviewRecord',
          CategoryRulePreview: './domain/categories/rules/ruleFacts#RulePreviewRecord',
          Email: './records/email#EmailRecord',
          DefinitionReference: './domain/references/references#ReferenceRecord',
          Family: './records/families#FamilyRecord',
          EmailAttachment: './records/email#EmailAttachmentRecord',
          EmailPage: './domain/email/emailList#ListedEmailPage',
          EmailNotification: './domain/notifications/notificationView#EmailNotificationView',
          Employee: './records/employees#EmployeeRecord',
          FaqGroup: './records/faq#FaqGroupRecord',
          FilterField: './domain/products/filters/filterFieldRecord#FilterFieldRecord',
          FilterOption: './domain/products/filters/filterFieldRecord#FilterOptionRecord',
          Invoice: './records/invoices#InvoiceRecord',
          ImportTarget: './domain/imports/mapping/targets#ImportTargetFacts',
          ImportSummary: './records/imports#ImportSummaryRecord',
          NotAppliedColumn: './records/imports#NotAppliedRecord',
          ColumnMapping: './records/imports#ColumnMappingRecord',
          NewAttribute: './records/imports#NewAttributeRecord',
          NewOptions: './records/imports#NewOptionsRecord',
          InvoiceItem: './records/invoices#InvoiceItemRecord',
          InvoiceStats: './domain/invoices/invoiceList#InvoiceStatFilters',
          InvoiceStatusCount: './domain/invoices/invoiceList#InvoiceStatusFigures',
          Media: './records/products#MediaRecord',
          ProductCell: './domain/productCells/cellFields#ProductCellRecord',
          ProductCellResult: './domain/productCells/saveCells#CellResult',
          MissingField: './domain/products/productQuality#MissingFieldRecord',
          IssueKind: './domain/validation/kinds/issueKinds#IssueKindRecord',
          Job: './records/jobs#JobRecord',
          JobCounts: './records/jobs#JobCountsRecord',
          JobNotification: './domain/notifications/notificationView#JobNotificationView',
          JobLogLine: './records/jobs#JobLogLineRecord',
          JobStepState: './records/jobs#JobStepRecord',
          JobProfile: './records/imports#JobProfileRecord',
          LayoutMatch: './domain/imports/layouts#LayoutScore',
          KnowledgeBaseArticle: './records/knowledgeBase#KnowledgeBaseArticleRecord',
          KnowledgeBaseCategory: './records/knowledgeBase#KnowledgeBaseCategoryRecord',
          OpenSession: './records/auth#SessionRecord',
          Order: './records/shop#OrderRecord',
          OrderLine: './records/shop#OrderLineRecord',
          PaletteFinds: './domain/search/palette#PaletteQuestion',
          PaymentDetails: './records/invoices#InvoiceRecord',
          ImportPreview: './domain/imports/previewProduct#ProductPreview',
          PreviewProduct: './records/products#ProductContent',
          PreviewVariant: './records/products#VariantContent',
          Price: './records/products#PriceRecord',
          PriceRange: './records/productFacts#PriceRangeRecord',
          PricingPlan: './records/pricing#PricingPlanRecord',
          Product: './records/products#ProductRecord',
          ProductVariant: './resolvers/variantPage#ProductVariantSource',
          ProductPlace: './db/store#ProductPlaceRecord',
          ProductPage: './records/products#ProductPageRecord',
          PostComment: './records/profile#PostCommentRecord',
          Profile: './records/profile#ProfileRecord',
          ProfileAbout: './records/profile#ProfileAboutRecord',
          ProfilePoll: './records/profile#PollRecord',
          ProfilePost: './records/profile#ProfilePostRecord',
          Quality: './records/products#ProductRecord',
          QualityLoss: './domain/products/productQuality#QualityLossRecord',
          ProductReferenceValue: './domain/productValues/readValue#CatalogValue',
          ProductValue: './domain/products/typedValues#TypedValue',
          PublishedProduct: './domain/publishedCatalogs/publishedProducts#ShownProduct',
          PublishedProductPage: './domain/publishedCatalogs/publishedProducts#ShownProductPage',
          PublishPreview: './records/publishedCatalogs#PublishPreviewRecord',
          RestorePreview: './records/publishedCatalogs#RestorePreviewRecord',
          PublishedCatalog: './records/publishedCatalogs#PublishedCatalogRecord',
          RevenueCard: './domain/analytics#RevenueFigures',
          RevenueReportCard: './domain/analytics#RevenueReportFigures',
          Role: './records/auth#RoleRecord',
          ShopFacets: './domain/shop/shopFacets#FacetCounts',
          SearchFile: './records/search#SearchFileRecord',
          ShopProduct: './domain/shop/shopList#ListedProduct',
          ShopWindowAttribute: './domain/shopWindow/windowAttributes#WindowAttribute',
          ShopWindow: './domain/shopWindow/shopWindow#WindowRecord',
          ShopWindowProduct: './domain/shopWindow/shopWindow#WindowProduct',
          StatisticsCard: './records/analytics#StatisticsCardRecord',
          StatisticsCards: 'Record<string, never>',
          StoredFile: './records/files#FileRecord',
          Task: './records/todo#TaskRecord',
          TaskAssignee: './records/todo#AssigneeRecord',
          UndefinedAttribute: './domain/attributes/attributeList#UndefinedAttributeRecord',
          User: './records/users#UserRecord',
          ValidationIssue: './records/validation#ListedIssue',
          LeftOutReason: './domain/publishedCatalogs/google/googleReports#ReasonCount',
          VersionAttribute: './domain/publishedCatalogs/frozenSettings#LabeledAttribute',
          VersionFamily: './records/publishedCatalogs#FrozenFamily',
          View: './records/views#ViewRecord',
          BulkEditRecipe: './records/recipes#BulkEditRecipeRecord',
          YearlyPlan: './records/pricing#YearlyPlanRecord',
        },
      },
    },
    'src/graphql/types.generated.ts': { plugins: ['typescript'], config: types },
    'src/graphql/possibleTypes.generated.ts': { documents: 'src/**/*.graphql', plugins: [{ possibleTypes: {} }] },
    'src/graphql/usedSubjects.generated.ts': { documents: 'src/**/*.graphql', plugins: [{ usedSubjects: {} }] },
    'src/': {
      documents: 'src/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'graphql/types.generated.ts', extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', { apolloHooks: {} }],
      config: { ...types, documentMode: 'documentNode', inlineFragmentTypes: 'combine', skipTypename: true },
    },
  },
  pluginLoader: async (name: string) =>
    ownPlugins[name.replace('@graphql-codegen/', '')] ?? ((await import(name)) as CodegenPlugin),
};

export default config;
