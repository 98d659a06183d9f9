import { CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/** The differences between two schemas by their effect on clients. */
export interface SchemaChanges {
  /** Changes that can break an existing client. */
  breaking: Change[];
  /** Changes that break no query but can surprise a client, for example a new enum value. */
  dangerous: Change[];
  safe: Change[];
}

/** Returns the changes from one SDL to another. */
export async function schemaChanges(before: string, after: string): Promise<SchemaChanges> {
  const changes = await diff(buildSchema(before), buildSchema(after));
  const of = (level: CriticalityLevel) => changes.filter(({ criticality }) => criticality.level === level);
  return {
    breaking: of(CriticalityLevel.Breaking),
    dangerous: of(CriticalityLevel.Dangerous),
    safe: of(CriticalityLevel.NonBreaking),
  };
}

/** Returns the unreleased part of a changelog: everything before the second version heading. */
const unreleased = (changelog: string) => changelog.split(/^## /m).slice(0, 2).join('## ');

/**
 * Returns the breaking changes whose path, for example `Tent.price`, the changelog does not mention for the next
 * release.
 */
export function unnamedChanges({ breaking }: SchemaChanges, changelog: string): Change[] {
  const text = unreleased(changelog);
  const names = new Set(text.match(/@?[A-Za-z_]\w*(?:\.\w+)*/g));
  return breaking.filter(({ path }) => path === undefined || !names.has(path));
}
