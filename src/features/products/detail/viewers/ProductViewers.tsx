import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useOutage } from '#graphql/backEnd';
import { defineMessages } from '#i18n/defineMessages';
import { Picture } from '#ui/picture/Picture';
import { useProductPresenceShowMutation, useProductViewersQuery } from './ProductViewers.generated';

const messages = defineMessages({
  editing: {
    id: 'products.viewers.editing',
    defaultMessage: '{count, plural, one {{names} is editing} other {{names} are editing}}',
  },
  viewing: {
    id: 'products.viewers.viewing',
    defaultMessage: '{count, plural, one {{names} is viewing} other {{names} are viewing}}',
  },
  others: { id: 'products.viewers.others', defaultMessage: '{count, plural, one {# other} other {# others}}' },
});

/** How many people are named, and shown with their images. */
const MOST = 3;

const useStyles = makeStyles({
  // Its room for images is kept while no one is there, and the text takes only what is left, so that nothing shifts.
  viewers: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    flexGrow: 1,
    minWidth: '72px',
    height: '32px',
  },
  pictures: { display: 'flex', flexShrink: 0 },
  picture: {
    display: 'flex',
    padding: '2px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground2,
    ':not(:first-child)': { marginInlineStart: '-8px' },
  },
  text: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    flexGrow: 1,
    width: 0,
    // Long names leave room for what is said of them.
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
});

export interface ProductViewersProps {
  productId: string;
  /** Whether there are changes that aren’t saved, which others see. */
  isEditing: boolean;
}

/** Who else has the product open, and shows others that this page does. Changes are not announced to screen readers. */
export function ProductViewers({ productId, isEditing }: ProductViewersProps) {
  const { formatList, formatMessage } = useIntl();
  const styles = useStyles();
  const isAway = useOutage() !== null;
  const { data } = useProductViewersQuery({ variables: { productId } });
  const [show] = useProductPresenceShowMutation({ fetchPolicy: 'no-cache' });
  const presence = isEditing ? 'EDITING' : 'VIEWING';
  useEffect(() => {
    // A server that was away has forgotten who is there. Without an answer, no one is disturbed.
    if (!isAway) show({ variables: { productId, presence } }).catch(() => undefined);
  }, [show, productId, presence, isAway]);
  useEffect(
    () => () => void show({ variables: { productId, presence: 'LEFT' } }).catch(() => undefined),
    [show, productId],
  );

  const viewers = data?.productViewers ?? [];
  const getText = (message: (typeof messages)['editing'], found: typeof viewers) => {
    const rest = found.length - MOST;
    const names = found.slice(0, MOST).map(({ name }) => name);
    const others = rest > 0 ? [formatMessage(messages.others, { count: rest })] : [];
    return (
      found.length > 0 && formatMessage(message, { count: found.length, names: formatList([...names, ...others]) })
    );
  };
  const editing = viewers.filter((viewer) => viewer.isEditing);
  const viewing = viewers.filter((viewer) => !viewer.isEditing);
  const text = [getText(messages.editing, editing), getText(messages.viewing, viewing)].filter(Boolean).join(' · ');
  return (
    <div className={styles.viewers} title={text || undefined}>
      <div className={styles.pictures}>
        {viewers.slice(0, MOST).map(({ id, name, avatar }) => (
          <span key={id} className={styles.picture}>
            <Picture url={avatar} name={name} size={24} isRound />
          </span>
        ))}
      </div>
      <span className={styles.text}>{text}</span>
    </div>
  );
}
