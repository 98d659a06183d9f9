import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import type { DomainContext } from '#server/domain/context';
import { checkScalars } from '#server/graphql/scalars';
import { catalogsResolvers } from '#server/resolvers/catalogs';
import { filesResolvers } from '#server/resolvers/files';
import { productsResolvers } from '#server/resolvers/products';
import { publishedCatalogsResolvers } from '#server/resolvers/publishedCatalogs';
import { validationResolvers } from '#server/resolvers/validation';
import { sdl } from '#server/sdl.generated';

const schema = checkScalars(
  makeExecutableSchema({
    typeDefs: sdl,
    resolvers: [catalogsResolvers, productsResolvers, publishedCatalogsResolvers, filesResolvers, validationResolvers],
  }),
);

/**
 * Runs an operation with the resolvers of catalogs, products, versions, and files, without permission checks and
 * without mocked values. A field that has neither a resolver nor a property in the record causes an error.
 */
export function execute(contextValue: DomainContext, source: string, variableValues: Record<string, unknown> = {}) {
  return graphql({ schema, source, contextValue, variableValues });
}
