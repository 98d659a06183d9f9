import { z } from 'zod';
import type { Route } from './route';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1; `io` selects the input or output shape. */
const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A number that can also be given as text is documented as a number only.
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
  400: refusal('The request isn’t valid. See the message for details.'),
  401: refusal('The token has expired or isn’t valid.'),
  404: refusal('Not found.'),
};

/** The OpenAPI tag of the path: `email` for `/apps/email/emails`, `faq` for `/faq/data`. */
const getTag = (path: string) => path.replace(/^\/(?:apps|api)(?=\/)/, '').split('/')[1]!;

const getInputs = ({ method, path, takes }: Route) => {
  const parts = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const { properties = {}, required = [] } = toJsonSchema(takes, 'input');
  if (method === 'POST') return { requestBody: { required: true, content: json(toJsonSchema(takes, 'input')) } };
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: parts.has(name) ? 'path' : 'query',
    required: parts.has(name) || required.includes(name),
    ...(typeof schema === 'object' && schema.description && { description: schema.description }),
    schema,
  }));
  return { parameters };
};

const toOperation = (route: Route) => {
  const { method, path, summary, answers, status = 200 } = route;
  const success = answers
    ? { description: 'Done.', content: json(toJsonSchema(answers, 'output')) }
    : { description: 'Success. The response body is empty.' };
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [getTag(path)],
    summary,
    ...getInputs(route),
    responses: { [status]: success, ...REFUSALS },
  };
};

/** The REST paths as an OpenAPI 3.1 document, generated from the routes. */
export function openApi(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = toOperation(route);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Catalog Manager',
      version: '1',
      description: 'REST API of the demo apps. The catalogs are available through GraphQL at `/graphql`.',
    },
    servers: [{ url: '/', description: 'The gateway that serves this document.' }],
    security: [{}, { token: [] }],
    paths,
    components: {
      schemas: {
        Refusal: { type: 'object', properties: { error: { type: ['string', 'object'] } }, required: ['error'] },
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
