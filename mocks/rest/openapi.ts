import { z } from 'zod';
import type { Route } from './route';
import { ROUTES } from './routes';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1; `io` tells whether it is taken or answered. */
const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A number that may come as text is one number: its own type says so.
    override: ({ jsonSchema }) => {
      if (jsonSchema.type) delete jsonSchema.anyOf;
    },
  });
  return shape;
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const refusal = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Refusal' }),
});

const REFUSALS = {
  400: refusal('What was sent cannot be read or lacks something; the message says what.'),
  401: refusal('The token is expired or forged.'),
  404: refusal('There is nothing with that id.'),
};

/** The word that the path is filed under: `email` of `/apps/email/emails`, `faq` of `/faq/data`. */
const tagOf = (path: string) => path.replace(/^\/(?:apps|api)(?=\/)/, '').split('/')[1]!;

const inputsOf = ({ method, path, takes }: Route) => {
  const parts = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const { properties = {}, required = [] } = jsonSchemaOf(takes, 'input');
  if (method === 'POST') return { requestBody: { required: true, content: json(jsonSchemaOf(takes, 'input')) } };
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: parts.has(name) ? 'path' : 'query',
    required: parts.has(name) || required.includes(name),
    ...(typeof schema === 'object' && schema.description && { description: schema.description }),
    schema,
  }));
  return { parameters };
};

const operationOf = (route: Route) => {
  const { method, path, summary, answers, status = 200 } = route;
  const success = answers
    ? { description: 'Done.', content: json(jsonSchemaOf(answers, 'output')) }
    : { description: 'Done; the body is empty.' };
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tagOf(path)],
    summary,
    ...inputsOf(route),
    responses: { [status]: success, ...REFUSALS },
  };
};

/** The REST paths as an OpenAPI 3.1 document, made from the rows that serve them. */
export const openApi = (routes: readonly Route[] = ROUTES) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Catalog Manager',
      version: '1',
      description: 'The paths of the demo apps. The catalogs themselves are served by GraphQL at `/graphql`.',
    },
    security: [{}, { token: [] }],
    paths,
    components: {
      schemas: {
        Refusal: { type: 'object', properties: { error: { type: ['string', 'object'] } }, required: ['error'] },
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
