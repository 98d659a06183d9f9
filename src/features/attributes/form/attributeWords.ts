import type { IntlShape } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { typeNames, unitFamilyNames } from '#entities/attribute/attributeMessages';
import { googleName } from '#entities/attribute/googleAttributes';
import { toLabelInput } from '#entities/attribute/labelValues';
import { imageTypes } from '#lib/imageTypes';
import type { FieldWords } from '#ui/merge/useMergingForm';
import { messages } from '../messages';
import type { AttributeValues } from './attributeSchema';
import { formMessages } from './formMessages';

/** What the fields of the form are called, by their paths, except for the labels. */
export function attributeWords({ formatMessage, locale }: IntlShape): Readonly<Record<string, FieldWords>> {
  type Name = keyof typeof formMessages;
  const label = (name: Name) => ({ label: formatMessage(formMessages[name]) });
  const labels = (names: readonly Name[], group = '') =>
    Object.fromEntries(names.map((name) => [`${group}${name}`, label(name)]));
  return {
    type: {
      label: formatMessage(messages.type),
      toLines: (type: AttributeValues['type']) => [formatMessage(typeNames[type])],
    },
    unitFamily: {
      ...label('unitFamily'),
      toLines: (family: AttributeValues['unitFamily']) => (family ? [formatMessage(unitFamilyNames[family])] : []),
    },
    group: { label: formatMessage(messages.group) },
    ...labels(['position', 'isLocalizable', 'isChannelSpecific', 'isUnique', 'isInternal']),
    ...labels(['min', 'max', 'decimals', 'maxLength', 'pattern', 'units'], 'rules.'),
    googleAttribute: {
      ...label('googleAttribute'),
      toLines: (name: AttributeValues['googleAttribute']) => [
        name ? googleName(name) : formatMessage(formMessages.googleAttributeByName),
      ],
    },
    'rules.allowedTypes': {
      ...label('allowedTypes'),
      toLines: (types: AttributeValues['rules']['allowedTypes']) => types.map((type) => imageTypes[type].name),
    },
    options: {
      ...label('options'),
      toLines: (options: AttributeValues['options']) =>
        options.map(({ code, labels }) => attributeLabel(toLabelInput(labels), locale) || code),
    },
  };
}
