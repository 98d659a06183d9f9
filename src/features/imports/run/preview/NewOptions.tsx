import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useRevalidationToast } from '#entities/attribute/useRevalidationToast';
import type { JobStateFragment } from '#entities/job/JobState.generated';
import { getErrorMessage } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { Panel } from '#ui/layout/Panel';
import { Notice } from '#ui/state/Notice';
import { useAttributeOptionsAddMutation } from './NewOptions.generated';
import { previewMessages as messages } from './previewMessages';

/** How many values of an attribute are shown. Those that most products have come first. */
const SHOWN = 20;

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3, maxWidth: '72ch' },
  attribute: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
  name: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: 'anywhere' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  option: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, minHeight: '32px' },
  value: { minWidth: 0, overflowWrap: 'anywhere' },
  count: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
  },
});

type NewOptionsOf = NonNullable<JobStateFragment['importSummary']>['newOptions'][number];

export interface NewOptionsProps {
  attributes: readonly NewOptionsOf[];
  /** Called when options were added, so that the dry run is out of date. */
  onAdded: () => void;
}

/** The values of a file that are not among the options of their attributes, to add one or all of them. */
export function NewOptions({ attributes, onAdded }: NewOptionsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const styles = useStyles();
  const id = useId();
  const canAdd = useSession().can('update', 'Attribute');
  const showRevalidation = useRevalidationToast();
  const [addOptions, { loading, error }] = useAttributeOptionsAddMutation();
  // A rejected mutation also sets its error, which is shown.
  const add = async ({ attributeId, labels: names }: NewOptionsOf, labels: readonly string[]) => {
    const input = { id: attributeId, labels: [...labels] };
    const result = await addOptions({ variables: { input } }).catch(() => undefined);
    if (!result?.data) return;
    const attribute = attributeLabel(names, locale);
    showRevalidation(
      formatMessage(messages.added, { count: labels.length, attribute }),
      result.data.addAttributeOptions.jobs,
    );
    onAdded();
  };
  return (
    <Panel heading={formatMessage(messages.newOptions)}>
      <p className={styles.text}>
        {formatMessage(messages.newOptionsText)} {!canAdd && formatMessage(messages.noPermission)}
      </p>
      {error && (
        <Notice tone="danger">{formatMessage(messages.notAdded, { reason: getErrorMessage(error, intl) })}</Notice>
      )}
      {attributes.map((one) => {
        const { attributeId, labels, options, optionCount } = one;
        const attribute = attributeLabel(labels, locale);
        const rest = optionCount - Math.min(SHOWN, options.length);
        return (
          <div key={attributeId} className={styles.attribute}>
            <div className={styles.head}>
              <h3 id={`${id}${attributeId}`} className={styles.name}>
                {formatMessage(messages.optionsOf, { attribute })}
              </h3>
              {canAdd && options.length > 1 && (
                <Button
                  size="small"
                  disabledFocusable={loading}
                  onClick={() =>
                    void add(
                      one,
                      options.map(({ text }) => text),
                    )
                  }
                >
                  {formatMessage(messages.addAll, { attribute })}
                </Button>
              )}
            </div>
            <ul className={styles.list} aria-labelledby={`${id}${attributeId}`}>
              {options.slice(0, SHOWN).map(({ text, productCount }) => (
                <li key={text} className={styles.option}>
                  <bdi className={styles.value}>{text}</bdi>
                  <span className={styles.count}>{formatMessage(messages.products, { count: productCount })}</span>
                  {canAdd && (
                    <Button
                      size="small"
                      disabledFocusable={loading}
                      aria-label={formatMessage(messages.addTo, { option: text, attribute })}
                      onClick={() => void add(one, [text])}
                    >
                      {formatMessage(messages.add)}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {rest > 0 && <p className={styles.text}>{formatMessage(messages.moreOptions, { count: rest })}</p>}
          </div>
        );
      })}
    </Panel>
  );
}
