import { useIntl } from 'react-intl';
import type { AttributeFormatFragment } from '#entities/attribute/AttributeFormat.generated';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { systemMessages } from '#entities/attribute/attributeMessages';
import { useDefinitions } from '#entities/attribute/useAttributeChoices';
import { useSession } from '#session/sessionContext';
import { useUndefinedChoicesQuery } from './ColumnChoices.generated';
import { columnMessages as messages } from './columnMessages';

/** An attribute that can be a column or a filter. */
export interface AttributeChoice {
  code: string;
  label: string;
  /** Undefined for one that products have, but that is not defined. Its values are texts. */
  definition: AttributeFormatFragment | undefined;
}

/** Attributes under one heading. */
export interface AttributeGroup {
  heading: string;
  attributes: readonly AttributeChoice[];
}

/**
 * The attributes that are defined, by group, and then those that products have in addition; empty until they are
 * loaded.
 */
export function useAttributeGroups(): readonly AttributeGroup[] {
  const { formatMessage, locale } = useIntl();
  const canRead = useSession().can('read', 'Attribute');
  const definitions = useDefinitions();
  const { data } = useUndefinedChoicesQuery({ skip: !canRead });
  const groups = new Map<string, AttributeChoice[]>();
  const add = (group: string, choice: AttributeChoice) => {
    const choices = groups.get(group) ?? [];
    choices.push(choice);
    groups.set(group, choices);
  };
  for (const definition of definitions) {
    const { code, group, labels, isSystem } = definition;
    const heading = isSystem ? formatMessage(systemMessages.all) : group || formatMessage(messages.otherGroup);
    add(heading, { code, label: attributeLabel(labels, locale), definition });
  }
  for (const { code, name } of data?.undefinedAttributes.attributes ?? []) {
    add(formatMessage(messages.undefinedGroup), { code, label: name, definition: undefined });
  }
  return [...groups].map(([heading, attributes]) => ({ heading, attributes }));
}

/** Returns the attribute with the code, or one that has only its code. */
export function findAttribute(groups: readonly AttributeGroup[], code: string): AttributeChoice {
  const found = groups.flatMap(({ attributes }) => attributes).find((attribute) => attribute.code === code);
  return found ?? { code, label: code, definition: undefined };
}
