import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { AttributeFormatFragment } from '#entities/attribute/AttributeFormat.generated';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { systemMessages } from '#entities/attribute/attributeMessages';
import { useDefinitions } from '#entities/attribute/useAttributeChoices';
import { useSession } from '#session/sessionContext';
import type { OptionGroup } from '#ui/form/picker/OptionGroups';
import { readableName } from '#shared/readableName';
import { useUndefinedChoicesQuery, useUsedAttributesQuery, useUsedOptionsQuery } from './ColumnChoices.generated';
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
 * The attributes that products of the catalog have, then the others that are defined, by group, and last those that only
 * products of other catalogs have; empty until they are loaded.
 */
export function useAttributeGroups(): readonly AttributeGroup[] {
  const { formatMessage, locale } = useIntl();
  const canRead = useSession().can('read', 'Attribute');
  const definitions = useDefinitions();
  const { data } = useUndefinedChoicesQuery({ skip: !canRead });
  const { catalogId = '' } = useParams();
  const used = useUsedAttributesQuery({ variables: { catalogId }, skip: catalogId === '' });
  const usedCodes = new Set(used.data?.catalog.attributeCodes);
  const usedHeading = formatMessage(messages.usedGroup);
  const groups = new Map<string, AttributeChoice[]>([[usedHeading, []]]);
  const add = (group: string, choice: AttributeChoice) => {
    const choices = groups.get(group) ?? [];
    choices.push(choice);
    groups.set(group, choices);
  };
  for (const definition of definitions) {
    const { code, group, labels, isSystem } = definition;
    const heading = usedCodes.has(code)
      ? usedHeading
      : isSystem
        ? formatMessage(systemMessages.all)
        : group || formatMessage(messages.otherGroup);
    add(heading, { code, label: attributeLabel(labels, locale), definition });
  }
  for (const { code, name } of data?.undefinedAttributes.attributes ?? []) {
    const heading = usedCodes.has(code) ? usedHeading : formatMessage(messages.undefinedGroup);
    add(heading, { code, label: readableName(name), definition: undefined });
  }
  return [...groups].flatMap(([heading, attributes]) => (attributes.length > 0 ? { heading, attributes } : []));
}

/** Returns the attributes as options of a select, with their codes as values. */
export function toOptionGroups(groups: readonly AttributeGroup[]): OptionGroup[] {
  return groups.map(({ heading, attributes }) => ({
    heading,
    options: attributes.map(({ code, label }) => ({ value: code, label })),
  }));
}

/** Returns the attribute with the code, or one that has only its code. */
export function findAttribute(groups: readonly AttributeGroup[], code: string): AttributeChoice {
  const found = groups.flatMap(({ attributes }) => attributes).find((attribute) => attribute.code === code);
  return found ?? { code, label: code, definition: undefined };
}

/** Options of an attribute under a heading; without one if all are. */
export interface AttributeOptionGroup {
  heading: string | null;
  options: AttributeFormatFragment['options'];
}

/**
 * The options of an attribute: those that products of the catalog have, then the others, under headings if there are
 * both. Undefined while that is loading. Empty without a definition.
 */
export function useOptionGroups(
  definition: AttributeFormatFragment | undefined,
): readonly AttributeOptionGroup[] | undefined {
  const { formatMessage } = useIntl();
  const { catalogId = '' } = useParams();
  const { options = [], code: attribute = '' } = definition ?? {};
  const isSkipped = options.length === 0 || catalogId === '';
  const { data, loading } = useUsedOptionsQuery({ variables: { catalogId, attribute }, skip: isSkipped });
  if (loading && !data) return undefined;
  const used = new Set(data?.catalog.usedOptions);
  const groups = [
    { heading: formatMessage(messages.usedGroup), options: options.filter(({ code }) => used.has(code)) },
    { heading: formatMessage(messages.otherOptions), options: options.filter(({ code }) => !used.has(code)) },
  ].filter((group) => group.options.length > 0);
  return groups.length > 1 ? groups : [{ heading: null, options }];
}
