import { defaultFieldResolver, execute, parse, validate } from 'graphql';
import { withAbility } from '#server/domain/auth/abilities';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import { findQueryExcess, QUERY_LIMITS } from '#server/graphql/limits';
import { createMockResolver } from '#server/graphql/mocking';
import { createSchema } from '#server/graphql/schema';

/** Duration of a step per request in microseconds. */
export interface PartCost {
  name: string;
  micros: number;
}

const ROUNDS = 400;

const QUERY = `query Page { products(input: { catalogId: "1", perPage: 25 }) { totalDocs data {
  id sku name status variantCount categories issues { severity message } variants { sku stock options { name value } }
  updatedAt } } }`;

const REPEATS = 5;

/**
 * Returns the shortest of several runs, each the mean of many rounds, to exclude the effect of other work on the
 * machine.
 */
const time = async (step: () => unknown): Promise<number> => {
  const runs: number[] = [];
  for (let run = 0; run < REPEATS; run++) {
    const start = performance.now();
    for (let round = 0; round < ROUNDS; round++) await step();
    runs.push(((performance.now() - start) * 1000) / ROUNDS);
  }
  return Math.min(...runs);
};

/**
 * Returns the duration of each step of a response for a page of products: the steps that every server has, and those
 * added here.
 */
export async function costOfParts(): Promise<PartCost[]> {
  const gateway = await createDemoGateway();
  const { schema } = createSchema();
  const document = parse(QUERY);
  const fallback = createMockResolver();
  const [account] = await gateway.context.store.list('authUsers');
  const user = account ? await withAbility(gateway.context, account) : null;
  const run = (fieldResolver: typeof fallback) => async () => {
    // As for each request, because the variants of a response are counted by its context.
    const contextValue = { ...gateway.context, session: null, acceptLanguage: null, user };
    const { errors } = await execute({ schema, document, contextValue, fieldResolver });
    if (errors?.[0]) throw errors[0];
  };
  const steps: [string, () => unknown][] = [
    ['parsing, without a token limit', () => parse(QUERY)],
    ['parsing, with a token limit', () => parse(QUERY, { maxTokens: QUERY_LIMITS.tokens })],
    ['validation', () => validate(schema, document)],
    ['depth, cost, aliases, and directives', () => findQueryExcess(schema, document)],
    ['execution, without mocked values as fallback', run(defaultFieldResolver)],
    ['execution, with mocked values as fallback', run(fallback)],
  ];
  const costs: PartCost[] = [];
  for (const [name, step] of steps) {
    await time(step);
    costs.push({ name, micros: await time(step) });
  }
  gateway.stop();
  return costs;
}
