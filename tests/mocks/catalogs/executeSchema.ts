import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import type { DomainContext } from '../../../mocks/domain/context';
import { catalogsResolvers } from '../../../mocks/resolvers/catalogs';
import { filesResolvers } from '../../../mocks/resolvers/files';
import { productsResolvers } from '../../../mocks/resolvers/products';
import { validationResolvers } from '../../../mocks/resolvers/validation';
import { sdl } from '../../../mocks/sdl.generated';

const schema = makeExecutableSchema({
  typeDefs: sdl,
  resolvers: [catalogsResolvers, productsResolvers, filesResolvers, validationResolvers],
});

/**
 * Runs an operation over the resolvers of catalogs, products and files, without guards and without made-up values:
 * a field that has neither a resolver nor a place in the record is an error here.
 */
export const execute = (contextValue: DomainContext, source: string, variableValues: Record<string, unknown> = {}) =>
  graphql({ schema, source, contextValue, variableValues });
