import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { Placeholder } from '#ui/state/Placeholder';
import { commonMessages } from '#ui/commonMessages';
import { StatusBadge } from '#ui/text/StatusBadge';
import { TextLink } from '#ui/text/TextLink';
import { IssueSummary } from '../core/issues/IssueSummary';
import { listMessages as messages } from './listMessages';
import type { ProductListCatalogQuery } from './ProductList.generated';
import { RunningJob } from '#entities/job/RunningJob';

const useStyles = makeStyles({
  facts: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: tokens.spacingHorizontalS,
    // The facts take two lines on phones, so both are reserved while they load.
    '@media (max-width: 479.98px)': { minHeight: '40px' },
  },
});

/** The catalog's name and size. A placeholder of the same height is shown while they load. */
export function ProductListFacts({ catalog }: { catalog: ProductListCatalogQuery['catalog'] | undefined }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  if (!catalog) {
    return (
      <span key="loading" className={styles.facts}>
        <Placeholder width={260} isInline />
      </span>
    );
  }
  const { id, name, status, productCount, variantCount, issueCounts, lastJob } = catalog;
  return (
    <span className={styles.facts}>
      <TextLink to={href(paths.catalogDetail, { catalogId: id })}>{name}</TextLink>
      {status === 'ARCHIVED' && <StatusBadge tone="neutral" label={formatMessage(commonMessages.archived)} />}
      <span dir="auto">{formatMessage(messages.facts, { products: productCount, variants: variantCount })}</span>
      <IssueSummary counts={issueCounts} />
      <RunningJob job={lastJob} />
    </span>
  );
}
