import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { fieldLines, variantLines } from '#entities/product/fieldLines';
import { parseFieldPath, pathLabel } from '#entities/product/fieldPath';
import { FieldValue } from '#entities/product/FieldValue';
import { changedItems } from '#lib/changedItems';
import { useProvidedNames } from '#ui/codeNames';
import { emptyValue } from '#ui/emptyValue';
import { sharedMessages } from '#ui/sharedMessages';
import { diffMessages } from './diffMessages';
import type { ProductDiffListFragment } from './ProductDiffList.generated';

const wide = '@media (min-width: 700px)';

const useStyles = makeStyles({
  change: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    [wide]: { gridTemplateColumns: 'minmax(120px, 1fr) minmax(0, 2fr) minmax(0, 2fr)' },
  },
  label: {
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    paddingBlock: tokens.spacingVerticalXXS,
  },
  unchanged: { ...typographyStyles.caption1, display: 'block' },
  side: {
    ...typographyStyles.body1,
    minWidth: 0,
    margin: 0,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorTransparentStroke}`,
  },
  before: { backgroundColor: tokens.colorStatusDangerBackground1 },
  after: { backgroundColor: tokens.colorStatusSuccessBackground1 },
  // Side by side, the position and the color show which side it is, so the label is for screen readers only.
  sideLabel: {
    ...typographyStyles.caption1,
    display: 'block',
    color: tokens.colorNeutralForeground2,
    [`${wide} and (forced-colors: none)`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** A changed field of a product with its old and new value. */
export function FieldChange({ change }: { change: ProductDiffListFragment['diffs'][number]['fields'][number] }) {
  const intl = useIntl();
  const names = useProvidedNames();
  const styles = useStyles();
  const { name } = parseFieldPath(change.field);
  const { before, after, unchangedCount } = changedItems(change.before, change.after);
  const toLines = (value: unknown) =>
    name === null ? variantLines(value, intl, names) : fieldLines(name, value, intl, names);
  // Without a name, a whole variant was added or removed; otherwise, a field only lost its value.
  // The other items of a list are not empty.
  const emptyLabel =
    unchangedCount > 0
      ? '–'
      : name === null
        ? intl.formatMessage(diffMessages.notThere)
        : emptyValue(change.field, intl);
  return (
    <div className={styles.change}>
      <dt className={styles.label}>
        {pathLabel(change.field, intl, names)}
        {unchangedCount > 0 && (
          <span className={styles.unchanged}>
            {intl.formatMessage(sharedMessages.unchangedItems, { count: unchangedCount })}
          </span>
        )}
      </dt>
      <dd className={mergeClasses(styles.side, styles.before)}>
        <span className={styles.sideLabel}>{intl.formatMessage(diffMessages.before)}</span>
        <FieldValue lines={toLines(before)} emptyLabel={emptyLabel} />
      </dd>
      <dd className={mergeClasses(styles.side, styles.after)}>
        <span className={styles.sideLabel}>{intl.formatMessage(diffMessages.after)}</span>
        <FieldValue lines={toLines(after)} emptyLabel={emptyLabel} />
      </dd>
    </div>
  );
}
