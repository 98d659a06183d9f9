import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DiffKind } from '#graphql/types.generated';
import { href, paths } from '#routing/paths';
import { NativeCheckbox } from '#ui/control/NativeCheckbox';
import { listMessages } from '#ui/table/listMessages';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';
import { TextLink } from '#ui/text/TextLink';
import { diffMessages } from './diffMessages';
import { FieldChange } from './FieldChange';
import type { ProductDiffListFragment } from './ProductDiffList.generated';

const useStyles = makeStyles({
  product: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalS,
    paddingBlock: tokens.spacingVerticalM,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke3,
    ':first-child': { borderBlockStartStyle: 'none', paddingBlockStart: 0 },
  },
  // The checkbox is beside the name and its fields.
  selectable: { gridTemplateColumns: '36px minmax(0, 1fr)', '& > *': { gridColumn: 2 } },
  checkbox: { gridColumn: 1, gridRow: 1, marginBlock: '-6px', marginInlineStart: '-8px' },
  head: { display: 'flex', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
  },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  sku: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  fields: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS, margin: 0 },
  more: { justifySelf: 'start' },
});

const tones: Record<DiffKind, Tone> = { ADDED: 'success', CHANGED: 'info', REMOVED: 'danger' };

/** Number of changed fields shown initially. */
const mostFields = 5;

/** A product that differs between two versions. */
export type ProductChange = ProductDiffListFragment['diffs'][number];

export interface ProductDiffProps {
  diff: ProductChange;
  catalogId: string;
  /** Whether it is selected; undefined without checkboxes. */
  isSelected?: boolean | undefined;
  onSelect?: (isSelected: boolean) => void;
}

/** A product that was added, removed, or changed, with its changed fields. */
export function ProductDiff({ diff, catalogId, isSelected, onSelect }: ProductDiffProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [isWhole, setIsWhole] = useState(false);
  const { kind, name, sku, productId, isDeleted, fields } = diff;
  const shown = isWhole ? fields : fields.slice(0, mostFields);
  const more = fields.length - mostFields;
  return (
    <li className={mergeClasses(styles.product, isSelected !== undefined && styles.selectable)}>
      {isSelected !== undefined && onSelect && (
        <span className={styles.checkbox}>
          <NativeCheckbox
            label={formatMessage(listMessages.selectRow, { name })}
            isChecked={isSelected}
            onChange={onSelect}
          />
        </span>
      )}
      <div className={styles.head}>
        <StatusBadge tone={tones[kind]} label={formatMessage(diffMessages[kind])} />
        <div className={styles.words}>
          {isDeleted ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <TextLink className={styles.name} to={href(paths.productDetail, { catalogId, productId })}>
              {name}
            </TextLink>
          )}
          <span className={styles.sku}>{sku}</span>
        </div>
      </div>
      {shown.length > 0 && (
        <dl className={styles.fields}>
          {shown.map((change) => (
            <FieldChange key={change.field} change={change} />
          ))}
        </dl>
      )}
      {more > 0 && (
        <Button size="small" className={styles.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? formatMessage(diffMessages.showLess) : formatMessage(diffMessages.moreFields, { count: more })}
        </Button>
      )}
    </li>
  );
}
