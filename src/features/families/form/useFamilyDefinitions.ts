import { useMemo } from 'react';
import { useDefinitions } from '#entities/attribute/useAttributeChoices';
import type { AttributeType } from '#graphql/types.generated';
import type { FamilyFormFragment } from './FamilyForm.generated';

/** A definition that a family can have. */
export interface FamilyDefinition {
  id: string;
  code: string;
  labels: readonly { locale: string; text: string }[];
  type: AttributeType;
  isSystem: boolean;
}

/** The definitions by code: those of the stored family, and all others once they are loaded. */
export function useFamilyDefinitions(family: FamilyFormFragment | undefined): ReadonlyMap<string, FamilyDefinition> {
  const choices = useDefinitions();
  return useMemo(() => {
    const own = family?.attributes.map(({ attribute }) => attribute) ?? [];
    return new Map([...own, ...choices].map((definition) => [definition.code, definition]));
  }, [family, choices]);
}
