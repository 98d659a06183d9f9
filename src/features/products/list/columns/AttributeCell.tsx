import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useDefinitions } from '#entities/attribute/useAttributeChoices';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useAttributeText } from '#entities/attribute/useAttributeText';
import { languageName } from '#i18n/languageName';
import { Picture } from '#ui/picture/Picture';
import { columnMessages as messages } from './columnMessages';
import { findAttribute, useAttributeGroups } from './useAttributeGroups';

const useStyles = makeStyles({
  inherited: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
});

/** A value in the language and the channel of the list. */
export interface ShownValue {
  text: string;
  /** The language that it is in; null for the default language. */
  locale: string | null;
  isInherited: boolean;
}

export interface AttributeCellProps {
  /** Code of the attribute. */
  code: string;
  value: ShownValue;
  /** Whether the list is shown in another language than the default language, or in one channel. */
  isScoped: boolean;
}

/** The value of an attribute in the product list. What is inherited from another language looks different. */
export function AttributeCell({ code, value: { text, locale, isInherited }, isScoped }: AttributeCellProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const styles = useStyles();
  const definition = useDefinitions().find((one) => one.code === code);
  const getText = useAttributeText();
  if (definition?.type === 'IMAGE') {
    return <Picture url={text} name={attributeLabel(definition.labels, userLocale)} size={24} />;
  }
  const shown = definition ? getText(definition, text) : text;
  // What is the same in all languages and channels is not inherited.
  const isSame = definition !== undefined && !definition.isLocalizable && !definition.isChannelSpecific;
  if (!isScoped || !isInherited || isSame) {
    return (
      <span dir="auto" title={shown}>
        {shown}
      </span>
    );
  }
  const source = locale === null ? messages.inherited : messages.inheritedFrom;
  return (
    <span
      dir="auto"
      className={styles.inherited}
      title={formatMessage(source, { language: locale && languageName(locale, userLocale) })}
    >
      {shown}
    </span>
  );
}

/** The label of an attribute in the head of the product list. */
export function AttributeHead({ code }: { code: string }) {
  return <span dir="auto">{findAttribute(useAttributeGroups(), code).label}</span>;
}
