import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CodeNames } from '#ui/codeNames';
import { attributeLabel } from '../attribute/attributeLabel';
import { useAttributeChoices } from '../attribute/useAttributeChoices';
import { useChannelChoices } from '../channel/useChannelChoices';
import { useFamilyChoices } from '../family/useFamilyChoices';
import type { VersionFamilyFragment } from './VersionFamily.generated';

const none: readonly VersionFamilyFragment[] = [];

/**
 * The labels of attributes, channels, and families. They are their codes until the labels are loaded. `ofVersions`
 * replaces what families are called today.
 */
export function useCodeNames(ofVersions = none): CodeNames {
  const { locale } = useIntl();
  const attributes = useAttributeChoices();
  const families = useFamilyChoices();
  const { toLabel: channel } = useChannelChoices();
  return useMemo(() => {
    const definitions = new Map(
      attributes.flatMap((definition) => {
        const { names, name, code } = definition;
        return [...names, name, code].map((one) => [one.toLowerCase(), definition] as const);
      }),
    );
    const familyNames = new Map(
      [...families, ...ofVersions].map(({ code, labels }) => [code, attributeLabel(labels, locale)]),
    );
    return {
      attribute: (code) => {
        const definition = definitions.get(code.toLowerCase());
        return definition ? attributeLabel(definition.labels, locale) : code;
      },
      channel,
      family: (code) => familyNames.get(code) ?? code,
      isHtml: (code) => definitions.get(code.toLowerCase())?.type === 'RICH_TEXT',
    };
  }, [attributes, families, ofVersions, channel, locale]);
}
