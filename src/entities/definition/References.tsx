import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import type { ReferenceKind } from '#graphql/types.generated';
import { defineMessages } from '#i18n/defineMessages';
import { Notice } from '#ui/state/Notice';
import type { ReferencePartsFragment } from './References.generated';

const messages = defineMessages({
  definition: {
    id: 'attributes.references.definition',
    defaultMessage: 'These name it. Review them after you delete it:',
  },
  options: {
    id: 'attributes.references.options',
    defaultMessage: 'These name an option that you remove. Review them after you save:',
  },
  CATEGORY_RULE: { id: 'attributes.references.categoryRules', defaultMessage: 'Category rules: {names}' },
  CHANNEL_RULE: { id: 'attributes.references.channelRules', defaultMessage: 'Channel rules: {names}' },
  FEED_RULE: { id: 'attributes.references.feedRules', defaultMessage: 'Feed rules: {names}' },
  RECIPE: { id: 'attributes.references.recipes', defaultMessage: 'Recipes: {names}' },
  VIEW: { id: 'attributes.references.views', defaultMessage: 'Views: {names}' },
  name: { id: 'attributes.references.name', defaultMessage: '{name} ({catalog})' },
  hidden: {
    id: 'attributes.references.hidden',
    defaultMessage: '{count, plural, one {# of another account} other {# of other accounts}}',
  },
  blocked: {
    id: 'attributes.references.blocked',
    defaultMessage: 'Catalogs with these rules can’t be published until you fix the rules.',
  },
});

const kinds: readonly ReferenceKind[] = ['CATEGORY_RULE', 'CHANNEL_RULE', 'FEED_RULE', 'RECIPE', 'VIEW'];

const useStyles = makeStyles({
  text: { marginBlock: `${tokens.spacingVerticalM} 0` },
  list: { marginBlock: tokens.spacingVerticalXS, paddingInlineStart: tokens.spacingHorizontalXL },
});

export interface ReferencesProps {
  /** What names the definition; undefined if it is unknown because of the error. */
  references: readonly ReferencePartsFragment[] | undefined;
  error?: unknown;
  /** Whether options are named, and not the definition. */
  isOfOptions?: boolean;
}

/** The rules, recipes, and views that name what is about to be deleted; nothing if there are none. */
export function References({ references = [], error, isOfOptions = false }: ReferencesProps) {
  const intl = useIntl();
  const { formatMessage, formatList } = intl;
  const styles = useStyles();
  if (error !== undefined) return <Notice tone="warning">{getErrorMessage(error, intl)}</Notice>;
  if (references.length === 0) return null;
  const lines = kinds.flatMap((kind) => {
    const ofKind = references.filter((one) => one.kind === kind);
    const names = ofKind.flatMap(({ name, catalog }) =>
      name === null ? [] : formatMessage(messages.name, { name, catalog: catalog.name }),
    );
    const hidden = ofKind.length - names.length;
    if (hidden > 0) names.push(formatMessage(messages.hidden, { count: hidden }));
    return names.length > 0 ? [{ kind, names: formatList(names, { type: 'conjunction' }) }] : [];
  });
  const isBlocking = references.some(({ kind }) => kind.endsWith('_RULE'));
  return (
    <>
      <p className={styles.text}>{formatMessage(isOfOptions ? messages.options : messages.definition)}</p>
      <ul className={styles.list}>
        {lines.map(({ kind, names }) => (
          <li key={kind}>{formatMessage(messages[kind], { names })}</li>
        ))}
      </ul>
      {isBlocking && formatMessage(messages.blocked)}
    </>
  );
}
