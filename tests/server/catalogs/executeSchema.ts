import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import type { DomainContext } from '#server/domain/context';
import * as appResolvers from '#server/graphql/appResolvers';
import { checkScalars } from '#server/graphql/scalars';
import { sdl } from '#server/sdl.generated';

const schema = checkScalars(
  makeExecutableSchema({
    typeDefs: sdl,
    resolvers: Object.values(appResolvers),
  }),
);

/**
 * Runs an operation without permission checks and without mocked values. A field that has neither a resolver nor a
 * property in the record causes an error.
 */
export function execute(contextValue: DomainContext, source: string, variableValues: Record<string, unknown> = {}) {
  return graphql({ schema, source, contextValue, variableValues });
}
