import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useChannelChoices } from '#entities/channel/useChannelChoices';
import { References } from '#entities/definition/References';
import { href, paths } from '#routing/paths';
import { codesOnly } from '#ui/codeNames';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { TextLink } from '#ui/text/TextLink';
import { labelInScope } from '#ui/valueName';
import type { AttributeTrialQuery } from './AttributeForm.generated';
import { formMessages as messages } from './formMessages';

const useStyles = makeStyles({
  list: { marginBlock: tokens.spacingVerticalS, paddingInlineStart: tokens.spacingHorizontalXL },
});

export interface MismatchDialogProps {
  isOpen: boolean;
  preview: AttributeTrialQuery['attributePreview'];
  onSave: () => void;
  onClose: () => void;
}

/**
 * Says how many stored values do not match a changed definition and which, and what names an option that it removes.
 * Asks whether to save it.
 */
export function MismatchDialog({ isOpen, preview, onSave, onClose }: MismatchDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { toLabel: channel } = useChannelChoices();
  const styles = useStyles();
  const { checked, mismatches, examples, references } = preview;
  const more = mismatches - examples.length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={
        mismatches > 0
          ? formatMessage(messages.mismatchTitle, { count: mismatches })
          : formatMessage(messages.optionsTitle)
      }
      confirmLabel={formatMessage(messages.saveAnyway)}
      onConfirm={onSave}
      onClose={onClose}
    >
      {mismatches > 0 && formatMessage(messages.mismatchText, { count: mismatches, total: checked })}
      {mismatches > 0 && (
        <ul className={styles.list}>
          {examples.map(({ catalogId, productId, productName, value, ...scope }, index) => (
            <li key={index}>
              {formatMessage(messages.mismatchOf, {
                product: (
                  <TextLink key="product" to={href(paths.productDetail, { catalogId, productId })}>
                    <bdi>{productName}</bdi>
                  </TextLink>
                ),
                value: (
                  <bdi key="value">
                    {scope.locale === null && scope.channel === null
                      ? value
                      : labelInScope(value, scope, intl, { ...codesOnly, channel })}
                  </bdi>
                ),
              })}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && formatMessage(messages.mismatchMore, { count: more })}
      <References references={references} isOfOptions />
    </ConfirmDialog>
  );
}
