import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { sharedMessages } from '#ui/sharedMessages';
import { TextLink } from '#ui/text/TextLink';
import { labelMessages } from '../attribute/labelMessages';

export interface UsageSectionProps {
  /** The catalogs whose products use the definition. */
  catalogs: readonly { products: number; inVariants?: number; catalog: { id: string; name: string } }[];
  /** The filter of the product list that finds these products; undefined for all. */
  where?: string;
  /** Shown before the catalogs. */
  others?: readonly { label: string; value: ReactNode }[];
  note: string | undefined;
}

/** Where a definition is used. */
export function UsageSection({ catalogs, where = '', others = [], note }: UsageSectionProps) {
  const { formatMessage } = useIntl();
  const styles = useRecordFormStyles();
  const items = [
    ...others,
    ...catalogs.map(({ catalog, products, inVariants = 0 }) => ({
      label: catalog.name,
      value: (
        <TextLink to={href(paths.productList, { catalogId: catalog.id }, { where })}>
          {inVariants > 0
            ? formatMessage(labelMessages.productsInVariants, { count: products, inVariants })
            : formatMessage(sharedMessages.noteCount, { count: products })}
        </TextLink>
      ),
    })),
  ];
  return (
    <Panel heading={formatMessage(labelMessages.usage)}>
      {items.length > 0 && <KeyValueList items={items} />}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Panel>
  );
}
