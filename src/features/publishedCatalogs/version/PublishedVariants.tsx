import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { isObject } from '#lib/isObject';
import { useProvidedNames } from '#ui/codeNames';
import { variantLines } from '#entities/product/fieldLines';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyleType: 'none' },
  variant: {
    display: 'grid',
    rowGap: tokens.spacingVerticalXXS,
    paddingBlock: tokens.spacingVerticalS,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke3,
    overflowWrap: 'anywhere',
  },
  sku: { ...typographyStyles.body1Strong },
  line: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
});

/** The variants of a published product, as returned by the server. */
export function PublishedVariants({ variants }: { variants: readonly unknown[] }) {
  const intl = useIntl();
  const names = useProvidedNames();
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {variants.filter(isObject).map((variant, place) => (
        <li key={place} className={styles.variant}>
          <span className={styles.sku}>{String(variant.sku)}</span>
          {variantLines(variant, intl, names).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
