import { makeExecutableSchema } from '@graphql-tools/schema';
import { authResolvers } from '../resolvers/auth';
import { catalogsResolvers } from '../resolvers/catalogs';
import { filesResolvers } from '../resolvers/files';
import { importsResolvers } from '../resolvers/imports';
import { jobsResolvers } from '../resolvers/jobs';
import { productsResolvers } from '../resolvers/products';
import { publishedCatalogsResolvers } from '../resolvers/publishedCatalogs';
import { shopResolvers } from '../resolvers/shop';
import { validationResolvers } from '../resolvers/validation';
import { sdl } from '../sdl.generated';
import { guardSchema } from './guard';
import { createMockResolver } from './mocking';
import { checkScalars } from './scalars';

/** The whole schema with its resolvers and guards, and the resolver of all fields that have none. */
export const createSchema = () => {
  const schema = makeExecutableSchema({
    typeDefs: sdl,
    resolvers: [
      authResolvers,
      catalogsResolvers,
      filesResolvers,
      importsResolvers,
      jobsResolvers,
      productsResolvers,
      publishedCatalogsResolvers,
      shopResolvers,
      validationResolvers,
    ],
  });
  const fallback = createMockResolver();
  return { schema: guardSchema(checkScalars(schema), fallback), fallback };
};
