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
  text: { margin: 0 },
  list: { marginBlock: tokens.spacingVerticalS, paddingInlineStart: tokens.spacingHorizontalXL },
});

type Preview = AttributeTrialQuery['attributePreview'];

const isArchived = ({ catalog }: Preview['followers'][number]) => catalog.status === 'ARCHIVED';

/** What changes with renamed and merged options, by catalog. */
function Followers({ followers }: Pick<Preview, 'followers'>) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <>
      <p className={styles.text}>{formatMessage(messages.followText)}</p>
      <ul className={styles.list}>
        {followers.map((one) => {
          const { catalog, products, failed, conditions } = one;
          const name = <bdi key="name">{catalog.name}</bdi>;
          if (isArchived(one)) {
            return (
              <li key={catalog.id}>
                {formatMessage(messages.followArchived, { catalog: name, count: products + failed })}
              </li>
            );
          }
          return (
            <li key={catalog.id}>
              {formatMessage(messages.followCatalog, { catalog: name, count: products, conditions })}
              {failed > 0 && <div>{formatMessage(messages.followFailed, { count: failed })}</div>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** How many stored values do not match, and the first of them. */
function Mismatches({ checked, mismatches, examples }: Preview) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { toLabel: channel } = useChannelChoices();
  const styles = useStyles();
  const more = mismatches - examples.length;
  return (
    <>
      <p className={styles.text}>{formatMessage(messages.mismatchText, { count: mismatches, total: checked })}</p>
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
      {more > 0 && formatMessage(messages.mismatchMore, { count: more })}
    </>
  );
}

export interface SaveDialogProps {
  isOpen: boolean;
  preview: Preview;
  onSave: () => void;
  onClose: () => void;
}

/**
 * Says which products follow a changed definition, how many stored values do not match it and which, and what names an
 * option that it removes. Asks whether to save it.
 */
export function SaveDialog({ isOpen, preview, onSave, onClose }: SaveDialogProps) {
  const { formatMessage } = useIntl();
  const { mismatches, followers, references } = preview;
  const count = followers.reduce((sum, one) => sum + (isArchived(one) ? 0 : one.products), 0);
  const isFollowed = followers.length > 0;
  const getTitle = () => {
    if (isFollowed) return formatMessage(messages.followTitle, { count });
    return mismatches > 0
      ? formatMessage(messages.mismatchTitle, { count: mismatches })
      : formatMessage(messages.optionsTitle);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={getTitle()}
      confirmLabel={formatMessage(isFollowed ? messages.followSave : messages.saveAnyway, { count })}
      onConfirm={onSave}
      onClose={onClose}
    >
      {isFollowed && <Followers followers={followers} />}
      {mismatches > 0 && <Mismatches {...preview} />}
      <References references={references} isOfOptions />
    </ConfirmDialog>
  );
}
