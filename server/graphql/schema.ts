import { mergeResolvers } from '@graphql-tools/merge';
import { addResolversToSchema } from '@graphql-tools/schema';
import { buildSchema } from 'graphql';
import { bareSdl } from '../bareSdl.generated';
import * as appResolvers from './appResolvers';
import { guardSchema } from './guard';
import { createMockResolver } from './mocking';
import { checkScalars } from './scalars';

/** Creates the complete schema with its resolvers and guards; `fallback` resolves all fields without a resolver. */
export function createSchema(sdl = bareSdl, fallback = createMockResolver()) {
  const schema = addResolversToSchema({
    // The schema is validated at build time; validating it again at each start would only take time.
    schema: buildSchema(sdl, { assumeValid: true, noLocation: true }),
    updateResolversInPlace: true,
    resolvers: mergeResolvers(Object.values(appResolvers)),
  });
  return { schema: guardSchema(checkScalars(schema), fallback), fallback };
}
