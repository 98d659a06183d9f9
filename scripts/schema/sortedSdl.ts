import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { buildSchema, lexicographicSortSchema } from 'graphql';

/** The schema that the SDL describes, with types, fields and values from A to Z, and each type in one piece. */
export const sortedSdl = (sdl: string): string =>
  `${printSchemaWithDirectives(lexicographicSortSchema(buildSchema(sdl))).trim()}\n`;
