import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CodeNames } from '../../ui/codeNames';
import { attributeLabel } from '../attribute/attributeLabel';
import { useAttributeChoices } from '../attribute/useAttributeChoices';
import { useChannelChoices } from '../channel/useChannelChoices';
import { useFamilyChoices } from '../family/useFamilyChoices';

/** The labels of attributes, channels, and families. They are their codes until the labels are loaded. */
export function useCodeNames(): CodeNames {
  const { locale } = useIntl();
  const attributes = useAttributeChoices();
  const families = useFamilyChoices();
  const { toLabel: channel } = useChannelChoices();
  return useMemo(() => {
    const attributeNames = new Map(
      attributes.flatMap(({ labels, names, name, code }) =>
        [...names, name, code].map((one) => [one.toLowerCase(), attributeLabel(labels, locale)]),
      ),
    );
    const familyNames = new Map(families.map(({ code, labels }) => [code, attributeLabel(labels, locale)]));
    return {
      attribute: (code) => attributeNames.get(code.toLowerCase()) ?? code,
      channel,
      family: (code) => familyNames.get(code) ?? code,
    };
  }, [attributes, families, channel, locale]);
}
