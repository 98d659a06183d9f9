import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CompletenessTable } from '#entities/channel/CompletenessTable';
import { href, paths } from '#routing/paths';
import { Panel } from '#ui/layout/Panel';
import { TextLink } from '#ui/text/TextLink';
import type { CatalogCompletenessFragment } from './CatalogCompleteness.generated';
import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';

const messages = defineMessages({
  heading: { id: 'catalogs.completeness.heading', defaultMessage: 'Completeness by channel and language' },
  noChannel: commonMessages.allChannels,
  completeCount: {
    id: 'catalogs.completeness.completeCount',
    defaultMessage: '{count, number} of {total, number} complete',
  },
  incomplete: {
    id: 'catalogs.completeness.incomplete',
    defaultMessage: 'View {count, plural, one {# incomplete product} other {# incomplete products}}',
  },
  translations: { id: 'catalogs.completeness.translations', defaultMessage: 'View translations' },
  outdated: {
    id: 'catalogs.completeness.outdated',
    defaultMessage:
      'Completeness of {count, plural, one {# product} other {# products}} is being recalculated because languages, channels, or families have changed.',
  },
});

/** Time in milliseconds between two looks at figures that are being measured again. */
const pollMs = 2000;

const useStyles = makeStyles({
  complete: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

export interface CatalogCompletenessProps {
  catalog: CatalogCompletenessFragment;
  /** Called repeatedly while products are measured again. */
  onOutdated: () => void;
}

/**
 * The average completeness of a catalog's products in each channel and the languages that it sells in, and how many are
 * complete. Each cell links to the products that are not.
 */
export function CatalogCompleteness({ catalog, onOutdated }: CatalogCompletenessProps) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const { id: catalogId, defaultLocale, salesChannels, completenessMatrix } = catalog;
  const { cells, outdatedCount } = completenessMatrix;
  const look = useRef(onOutdated);
  useEffect(() => void (look.current = onOutdated));
  useEffect(() => {
    if (outdatedCount === 0) return;
    const timer = setInterval(() => look.current(), pollMs);
    return () => clearInterval(timer);
  }, [outdatedCount]);

  const renderCell = ({ locale, channel, ratio, completeCount, productCount }: (typeof cells)[number]) => {
    const share = formatNumber(ratio, { style: 'percent' });
    const incomplete = productCount - completeCount;
    const scope = { locale: locale === defaultLocale ? null : locale, channel, complete: 'no' };
    return (
      <>
        {incomplete === 0 ? (
          share
        ) : (
          <TextLink
            to={href(paths.productList, { catalogId }, scope)}
            title={formatMessage(messages.incomplete, { count: incomplete })}
          >
            {share}
          </TextLink>
        )}
        <span className={styles.complete}>
          {formatMessage(messages.completeCount, { count: completeCount, total: productCount })}
        </span>
      </>
    );
  };

  return (
    <Panel
      heading={formatMessage(messages.heading)}
      actions={
        cells.some(({ locale }) => locale !== defaultLocale) && (
          <TextLink to={href(paths.translationList, { catalogId })}>{formatMessage(messages.translations)}</TextLink>
        )
      }
    >
      <CompletenessTable
        label={formatMessage(messages.heading)}
        cells={cells}
        salesChannels={salesChannels}
        noChannel={formatMessage(messages.noChannel)}
        renderCell={renderCell}
      />
      {outdatedCount > 0 && (
        <p className={styles.note} role="status">
          {formatMessage(messages.outdated, { count: outdatedCount })}
        </p>
      )}
    </Panel>
  );
}
