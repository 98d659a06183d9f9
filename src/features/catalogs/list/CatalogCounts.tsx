import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { GradeBadge } from '#entities/product/GradeBadge';
import { href, paths } from '#routing/paths';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Panel } from '#ui/layout/Panel';
import { sharedMessages } from '#ui/sharedMessages';
import { Stat } from '#ui/text/Stat';
import { TextLink } from '#ui/text/TextLink';
import type { CatalogCountsFragment } from './CatalogCounts.generated';
import { detailMessages } from '../detail/detailMessages';

const useStyles = makeStyles({
  stats: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
  },
  heading: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  grades: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    marginBlockStart: tokens.spacingVerticalXS,
    padding: 0,
    listStyleType: 'none',
  },
  grade: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Product and issue counts of a catalog, linked to the matching products. */
export function CatalogCounts({ catalog }: { catalog: CatalogCountsFragment }) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const { id: catalogId, productCount, variantCount, issueCounts, completeness, grades } = catalog;
  const productsWith = (issues: string | null) => href(paths.productList, { catalogId }, { issues });
  const count = (value: number, issues: string | null) =>
    value === 0 ? formatNumber(value) : <TextLink to={productsWith(issues)}>{formatNumber(value)}</TextLink>;
  return (
    <Panel
      heading={formatMessage(detailMessages.glance)}
      actions={
        <TextLink to={href(paths.categoryTree, { catalogId })}>{formatMessage(sharedMessages.viewCategories)}</TextLink>
      }
    >
      <div className={styles.stats}>
        <Stat label={formatMessage(detailMessages.products)} value={count(productCount, null)} />
        <Stat label={formatMessage(detailMessages.variants)} value={formatNumber(variantCount)} />
        <Stat
          label={formatMessage(detailMessages.errors)}
          value={count(issueCounts.error, 'ERROR')}
          note={formatMessage(detailMessages.errorsNote)}
        />
        <Stat
          label={formatMessage(detailMessages.warnings)}
          value={count(issueCounts.warning, 'WARNING')}
          note={formatMessage(detailMessages.warningsNote)}
        />
        <Stat
          label={formatMessage(detailMessages.infos)}
          value={count(issueCounts.info, 'INFO')}
          note={formatMessage(detailMessages.infosNote)}
        />
      </div>
      {productCount > 0 && (
        <>
          <LabeledProgress
            label={formatMessage(detailMessages.completeness)}
            share={completeness}
            text={formatMessage(detailMessages.completenessText, { share: completeness })}
          />
          <div>
            <h3 className={styles.heading}>{formatMessage(detailMessages.quality)}</h3>
            <ul className={styles.grades} aria-label={formatMessage(detailMessages.quality)}>
              {grades.map(({ grade, count: products }) => (
                <li key={grade} className={styles.grade}>
                  <GradeBadge grade={grade} />
                  {products === 0 ? (
                    formatNumber(products)
                  ) : (
                    <TextLink to={href(paths.productList, { catalogId }, { grade })}>{formatNumber(products)}</TextLink>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </Panel>
  );
}
