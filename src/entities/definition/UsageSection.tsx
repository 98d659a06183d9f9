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
  catalogs: readonly { products: number; catalog: { id: string; name: string } }[];
  /** Shown before the catalogs. */
  others?: readonly { label: string; value: ReactNode }[];
  note: string | undefined;
}

/** Where a definition is used. */
export function UsageSection({ catalogs, others = [], note }: UsageSectionProps) {
  const { formatMessage } = useIntl();
  const styles = useRecordFormStyles();
  const items = [
    ...others,
    ...catalogs.map(({ catalog, products }) => ({
      label: catalog.name,
      value: (
        <TextLink to={href(paths.productList, { catalogId: catalog.id })}>
          {formatMessage(sharedMessages.noteCount, { count: products })}
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
