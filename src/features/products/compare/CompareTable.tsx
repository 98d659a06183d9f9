import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { Picture } from '#ui/picture/Picture';
import { lineAbove, lineBelow } from '#ui/layout/lines';
import { textStart } from '#ui/layout/textAlign';
import { TextLink } from '#ui/text/TextLink';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { fieldMessages } from '#ui/fieldMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { CompareCell } from './CompareCell';
import { compareMessages as messages } from './compareMessages';
import type { Compared, ComparedRow, ComparedSection } from './comparedRows';

const labelWidth = 'clamp(104px, 12vw, 168px)';

const useStyles = makeStyles({
  scroller: {
    overflow: 'auto',
    maxHeight: 'max(24rem, calc(100dvh - 15rem))',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  labels: { width: labelWidth },
  head: {
    ...textStart,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    padding: tokens.spacingHorizontalM,
    fontWeight: tokens.fontWeightRegular,
    verticalAlign: 'top',
    backgroundColor: tokens.colorNeutralBackground2,
    ...lineBelow,
  },
  corner: { insetInlineStart: 0, zIndex: 3 },
  product: { display: 'flex', alignItems: 'flex-start', columnGap: tokens.spacingHorizontalS },
  words: { flexGrow: 1, minWidth: 0 },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  sku: {
    ...typographyStyles.caption1,
    display: 'block',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  section: {
    ...textStart,
    ...typographyStyles.caption1Strong,
    ...lineAbove,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  // Stays in view while the products scroll.
  sectionName: { position: 'sticky', insetInlineStart: tokens.spacingHorizontalM },
  label: {
    ...textStart,
    ...typographyStyles.body1,
    ...lineAbove,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    // As far down as the values beside the buttons.
    padding: `calc(${tokens.spacingVerticalXS} + 2px) ${tokens.spacingHorizontalM}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  cell: {
    ...typographyStyles.body1,
    ...lineAbove,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    verticalAlign: 'top',
  },
});

const sectionMessages = {
  general: sharedMessages.general,
  prices: fieldMessages.prices,
  attributes: fieldMessages.attributes,
  media: fieldMessages.media,
  seo: fieldMessages.seo,
  values: fieldMessages.values,
  associations: fieldMessages.associations,
} satisfies Record<ComparedSection, unknown>;

export interface CompareTableProps {
  products: readonly Compared[];
  rows: readonly ComparedRow[];
  toName: (compared: Compared) => string;
  toLabel: (row: ComparedRow) => string;
  /** Removes a product from the comparison; undefined while it has only the fewest. */
  onLeaveOut: ((compared: Compared) => void) | undefined;
  /** undefined if the user can't change products. */
  onCopy: ((row: ComparedRow, source: Compared, targets: readonly Compared[]) => void) | undefined;
  isBusy: boolean;
}

/** Products as columns, with a row for each of their fields. */
export function CompareTable(props: CompareTableProps) {
  const { products, rows, toName, toLabel, onLeaveOut, onCopy, isBusy } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const sections = [...new Set(rows.map(({ section }) => section))];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolls with the arrow keys, too.
    <div className={styles.scroller} role="region" tabIndex={0} aria-label={formatMessage(messages.table)}>
      <table className={styles.table} style={{ minWidth: `calc(${labelWidth} + ${products.length * 184}px)` }}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.head, styles.corner, styles.labels)}>
              <VisuallyHidden>{formatMessage(messages.field)}</VisuallyHidden>
            </th>
            {products.map((compared) => {
              const { id, catalogId, sku, thumbnail } = compared.product;
              const name = toName(compared);
              return (
                <th key={id} scope="col" className={styles.head}>
                  <div className={styles.product}>
                    <Picture url={thumbnail} name={name} size={40} />
                    <div className={styles.words}>
                      <TextLink className={styles.name} to={href(paths.productDetail, { catalogId, productId: id })}>
                        {name}
                      </TextLink>
                      <bdi className={styles.sku}>{sku}</bdi>
                    </div>
                    {onLeaveOut && (
                      <Button
                        appearance="subtle"
                        size="small"
                        icon={<Dismiss16Regular />}
                        aria-label={formatMessage(messages.leaveOut, { name })}
                        onClick={() => onLeaveOut(compared)}
                      />
                    )}
                  </div>
                </th>
              );
            })}
          </tr>
        </thead>
        {sections.map((section) => (
          <tbody key={section}>
            <tr>
              <th colSpan={products.length + 1} scope="rowgroup" className={styles.section}>
                <span className={styles.sectionName}>{formatMessage(sectionMessages[section])}</span>
              </th>
            </tr>
            {rows
              .filter((row) => row.section === section)
              .map((row) => (
                <tr key={row.id}>
                  <th scope="row" className={styles.label}>
                    {toLabel(row)}
                  </th>
                  {products.map((compared, place) => (
                    <td key={compared.product.id} className={styles.cell}>
                      <CompareCell
                        row={row}
                        products={products}
                        place={place}
                        label={toLabel(row)}
                        toName={toName}
                        onCopy={onCopy && ((targets) => onCopy(row, compared, targets))}
                        isBusy={isBusy}
                      />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
