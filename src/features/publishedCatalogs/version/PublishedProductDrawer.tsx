import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { EmptyState } from '#ui/state/EmptyState';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { CodeNamesProvider } from '#entities/definition/CodeNamesProvider';
import { PublishedContent } from './PublishedContent';
import { usePublishedProductDrawerQuery } from './PublishedProductDrawer.generated';
import { versionMessages } from './versionMessages';

const useStyles = makeStyles({
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: tokens.spacingVerticalL,
    paddingBlockEnd: tokens.spacingVerticalXXL,
  },
});

export interface PublishedProductDrawerProps {
  isOpen: boolean;
  versionId: string;
  version: number;
  sku: string;
  /** The sales channel of the prices of a group's parts; empty for those for all channels. */
  channel: string;
  /** Whether the product can be restored from the version. */
  canRestore: boolean;
  onClose: () => void;
}

/** A drawer with the complete content of a product as published in a version. */
export function PublishedProductDrawer(props: PublishedProductDrawerProps) {
  const { isOpen, versionId, version, sku, channel, canRestore, onClose } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const result = usePublishedProductDrawerQuery({ variables: { id: versionId, sku, channel: channel || null } });
  const products = result.data?.publishedCatalog.products.data;
  // The search also finds products whose names contain the SKU.
  const product = products?.find((each) => each.sku === sku);
  return (
    <SideDrawer
      isOpen={isOpen}
      size="medium"
      title={product?.name ?? sku}
      note={formatMessage(versionMessages.asPublished, { version })}
      bodyClassName={styles.body}
      footer={
        canRestore &&
        product && (
          <LinkButton to={href(paths.publishedCatalogRestore, { versionId }, { product: sku })}>
            {formatMessage(versionMessages.restoreProduct)}
          </LinkButton>
        )
      }
      onClose={onClose}
    >
      <QueryView
        result={{ ...result, data: products }}
        skeleton={Array.from({ length: 6 }, (_, index) => (
          <Placeholder key={index} height={20} />
        ))}
      >
        {() =>
          product ? (
            <CodeNamesProvider families={result.data?.publishedCatalog.families}>
              <PublishedContent
                content={product.content}
                name={product.name}
                thumbnail={product.thumbnail}
                priceRange={product.priceRange}
              />
            </CodeNamesProvider>
          ) : (
            <EmptyState drawing="search" title={formatMessage(versionMessages.productGone)} />
          )
        }
      </QueryView>
    </SideDrawer>
  );
}
