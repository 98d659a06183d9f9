import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useFormState } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useFieldIssues } from '#features/products/core/issues/formIssues';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { IssueIcon } from '#entities/issue/IssueIcon';
import { useProductForm } from '#features/products/core/useProductForm';
import { variantMessages as messages } from '#features/products/core/messages/variantMessages';

const useStyles = makeStyles({
  mark: {
    ...typographyStyles.caption1,
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXS,
    marginInlineStart: tokens.spacingHorizontalS,
    verticalAlign: 'middle',
    color: tokens.colorNeutralForeground2,
  },
});

/** Shows whether a variant has issues or invalid values. */
export function VariantBadges({ index }: { index: number }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control } = useProductForm();
  const { errors } = useFormState({ control, name: `variants.${index}` });
  const issues = useFieldIssues(`variants.${index}`, true);
  const [worst] = issues;
  const isFaulty = Boolean(errors.variants?.[index]);
  if (!worst && !isFaulty) return null;
  const words = isFaulty ? formatMessage(messages.faulty) : formatMessage(messages.issues, { count: issues.length });
  return (
    <span className={styles.mark} title={isFaulty ? words : undefined}>
      <IssueIcon severity={isFaulty ? 'ERROR' : (worst?.severity ?? 'INFO')} />
      {/* The column has no room for more: it is as wide before. */}
      {isFaulty ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </span>
  );
}
