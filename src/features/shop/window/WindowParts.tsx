import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { Panel } from '#ui/layout/Panel';
import { TextLink } from '#ui/text/TextLink';
import { AvailabilityBadge } from './AvailabilityBadge';
import type { WindowView } from './WindowCard';
import { windowMessages } from './windowMessages';
import { WindowPriceRange } from './WindowPrice';
import type { WindowProductQuery } from './WindowProduct.generated';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', rowGap: tokens.spacingVerticalS },
  offer: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalS },
  part: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
});

export interface WindowPartsProps {
  parts: WindowProductQuery['shopWindow']['product']['parts'];
  view: WindowView;
}

/** The products that a group consists of, each with its price and availability. */
export function WindowParts({ parts, view: { versionId, currency, language, search } }: WindowPartsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <Panel heading={formatMessage(windowMessages.parts)}>
      <ul className={styles.list}>
        {parts.map(({ quantity, product: { productId, name, nameLocale, ...product } }) => (
          <li key={productId} className={styles.part}>
            <span>
              {formatMessage(windowMessages.part, {
                quantity,
                name: (
                  <TextLink key={productId} to={href(paths.shopWindowProduct, { versionId, productId }, search)}>
                    <bdi lang={nameLocale}>{name}</bdi>
                  </TextLink>
                ),
              })}
            </span>
            <span className={styles.offer}>
              <WindowPriceRange product={product} currency={currency} language={language} />
              <AvailabilityBadge availability={product.availability} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
