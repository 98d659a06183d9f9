import { CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/** What became different between two schemas, by what it means for clients. */
export interface SchemaChanges {
  /** May break a client that is right today. */
  breaking: Change[];
  /** Breaks no query, but may surprise a client, as a new enum value does. */
  dangerous: Change[];
  safe: Change[];
}

/** The changes from one SDL to another. */
export const schemaChanges = async (before: string, after: string): Promise<SchemaChanges> => {
  const changes = await diff(buildSchema(before), buildSchema(after));
  const of = (level: CriticalityLevel) => changes.filter(({ criticality }) => criticality.level === level);
  return {
    breaking: of(CriticalityLevel.Breaking),
    dangerous: of(CriticalityLevel.Dangerous),
    safe: of(CriticalityLevel.NonBreaking),
  };
};

/** The part of a changelog about what is not released yet: up to its second heading of a version. */
const unreleased = (changelog: string) => changelog.split(/^## /m).slice(0, 2).join('## ');

/** The breaking changes whose path, such as `Tent.price`, the changelog does not name for the next release. */
export const unnamedChanges = ({ breaking }: SchemaChanges, changelog: string): Change[] => {
  const text = unreleased(changelog);
  const names = new Set(text.match(/@?[A-Za-z_]\w*(?:\.\w+)*/g));
  return breaking.filter(({ path }) => path === undefined || !names.has(path));
};
