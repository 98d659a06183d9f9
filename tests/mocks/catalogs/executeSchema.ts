import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import type { DomainContext } from '../../../mocks/domain/context';
import { checkScalars } from '../../../mocks/graphql/scalars';
import { catalogsResolvers } from '../../../mocks/resolvers/catalogs';
import { filesResolvers } from '../../../mocks/resolvers/files';
import { productsResolvers } from '../../../mocks/resolvers/products';
import { publishedCatalogsResolvers } from '../../../mocks/resolvers/publishedCatalogs';
import { validationResolvers } from '../../../mocks/resolvers/validation';
import { sdl } from '../../../mocks/sdl.generated';

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
