import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { messages } from '../messages';
import type { ProfileMessageFragment } from '../Profile.generated';
import { useProfileChange } from '../useProfileChange';
import { FavoriteButton } from './FavoriteButton';
import { PersonRow } from './PersonRow';
import { useProfileMessageFavoriteSetMutation } from './ProfileActions.generated';
import { SideList } from './SideList';
import { sideMessages } from './sideMessages';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, margin: `${tokens.spacingVerticalXS} 0 0`, overflowWrap: 'anywhere' },
  tags: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorBrandForeground1,
    margin: `${tokens.spacingVerticalXS} 0 0`,
  },
});

/** Short messages by other people, each with a star. */
export function FeedPanel({ feed }: { feed: readonly ProfileMessageFragment[] }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { canChange, apply } = useProfileChange();
  const [setFavorite] = useProfileMessageFavoriteSetMutation();
  return (
    <Panel heading={formatMessage(messages.feed)}>
      <SideList rows={feed} emptyText={formatMessage(messages.noMessages)}>
        {(message) => (
          <article>
            <PersonRow
              name={message.author}
              image={message.image}
              note={<bdi>{message.handle}</bdi>}
              action={
                <FavoriteButton
                  label={formatMessage(sideMessages.favoriteMessage, { name: message.author })}
                  isFavorite={message.isFavorite}
                  isDisabled={!canChange}
                  onChange={(isFavorite) =>
                    apply(
                      setFavorite({
                        variables: { input: { id: message.id, isFavorite } },
                        optimisticResponse: { setProfileFeedFavorite: { feed: { ...message, isFavorite } } },
                      }),
                    )
                  }
                />
              }
            />
            <p className={styles.text} dir="auto">
              {message.text}
            </p>
            {message.tags.length > 0 && (
              <p className={styles.tags}>
                {message.tags.map((tag) => (
                  <bdi key={tag}>#{tag}</bdi>
                ))}
              </p>
            )}
          </article>
        )}
      </SideList>
    </Panel>
  );
}
