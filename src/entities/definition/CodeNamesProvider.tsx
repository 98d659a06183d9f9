import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { type CodeNames, CodeNamesContext } from '#ui/codeNames';
import { attributeLabel } from '../attribute/attributeLabel';
import { useDeletedAttributesQuery } from './DeletedAttributes.generated';
import { useCodeNames } from './useCodeNames';
import type { VersionFamilyFragment } from './VersionFamily.generated';

export interface CodeNamesProviderProps {
  /** What families were called in versions, in place of what they are called today; of equal codes the last counts. */
  families?: readonly VersionFamilyFragment[] | undefined;
  children: ReactNode;
}

/** Returns the names, and for attributes whose definition was deleted what they were called. */
const useDeletedNames = (names: CodeNames): CodeNames => {
  const { locale } = useIntl();
  const { data } = useDeletedAttributesQuery({ skip: !useSession().can('read', 'Attribute') });
  return useMemo(() => {
    const deleted = new Map(data?.attributes.attributes.map((one) => [one.code, one]));
    return {
      ...names,
      attribute: (code) => {
        const name = names.attribute(code);
        const definition = name === code ? deleted.get(code) : undefined;
        return definition ? attributeLabel(definition.labels, locale) : name;
      },
      isHtml: (code) => names.isHtml(code) || deleted.get(code)?.type === 'RICH_TEXT',
    };
  }, [data, names, locale]);
};

/**
 * Shows attributes, channels, and families in this part of the page by their labels, also those of
 * deleted attributes, of which it loads 100.
 */
export function CodeNamesProvider({ families, children }: CodeNamesProviderProps) {
  return <CodeNamesContext value={useDeletedNames(useCodeNames(families))}>{children}</CodeNamesContext>;
}
