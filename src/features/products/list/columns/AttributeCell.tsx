import { makeStyles, tokens } from '@fluentui/react-components';
import { TranslateOff16Regular } from '@fluentui/react-icons/svg/translate-off';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useDefinitions } from '#entities/attribute/useAttributeChoices';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useAttributeText } from '#entities/attribute/useAttributeText';
import { useUrlState } from '#routing/useUrlState';
import { Picture } from '#ui/picture/Picture';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { scopeParams } from '../../core/useValueScope';
import { fallbackText, isTranslated } from '../../sections/translation/fallbackText';
import { useListScopesQuery } from './ColumnChoices.generated';
import { findAttribute, useAttributeGroups } from './useAttributeGroups';

const useStyles = makeStyles({
  icon: { flexShrink: 0, verticalAlign: 'text-bottom', color: tokens.colorStatusWarningForeground3 },
  inherited: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
});

/** A value in the language and the channel of the list. */
export interface ShownValue {
  text: string;
  /** The language that it is in; null for the default language. */
  locale: string | null;
  isInherited: boolean;
}

export interface ScopeMarkProps {
  /** The language that an inherited value is in; null for the default language. */
  locale: string | null;
  /** Whether there can be a value for each language. */
  isLocalizable?: boolean;
}

/**
 * Says beside an inherited value of the product list where it comes from. One that is not translated into the language
 * of the list has an icon.
 */
export function ScopeMark({ locale, isLocalizable = true }: ScopeMarkProps) {
  const intl = useIntl();
  const styles = useStyles();
  const { catalogId = '' } = useParams();
  const [shown] = useUrlState(scopeParams);
  const catalog = useListScopesQuery({ variables: { catalogId } }).data?.catalog;
  if (!catalog) return null;
  const { defaultLocale } = catalog;
  const isOwn = !isLocalizable || shown.locale === '' || shown.locale === defaultLocale;
  const scope = { locale: isOwn ? null : shown.locale, channel: shown.channel || null };
  const words = fallbackText({ locale }, scope, defaultLocale, intl);
  return isTranslated({ locale }, scope, defaultLocale) ? (
    <VisuallyHidden>{words}</VisuallyHidden>
  ) : (
    <TranslateOff16Regular className={styles.icon} aria-label={words} title={words} />
  );
}

export interface AttributeCellProps {
  /** Code of the attribute. */
  code: string;
  value: ShownValue;
  /** Whether the list is shown in another language than the default language, or in one channel. */
  isScoped: boolean;
}

/** The value of an attribute in the product list. What is inherited looks different. */
export function AttributeCell({ code, value: { text, locale, isInherited }, isScoped }: AttributeCellProps) {
  const { locale: userLocale } = useIntl();
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
  return (
    <>
      <ScopeMark locale={locale} isLocalizable={definition?.isLocalizable} />{' '}
      <span dir="auto" className={styles.inherited} title={shown}>
        {shown}
      </span>
    </>
  );
}

/** The label of an attribute in the head of the product list. */
export function AttributeHead({ code }: { code: string }) {
  return <span dir="auto">{findAttribute(useAttributeGroups(), code).label}</span>;
}
