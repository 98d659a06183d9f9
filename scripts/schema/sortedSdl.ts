import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { buildSchema, lexicographicSortSchema } from 'graphql';

/** Returns the schema of the SDL with types, fields, and values sorted A to Z, and type extensions merged. */
export function sortedSdl(sdl: string): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(buildSchema(sdl))).trim()}\n`;
}
