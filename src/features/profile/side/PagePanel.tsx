import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { messages } from '../messages';
import type { ProfilePageFragment } from '../Profile.generated';
import { useProfileChange } from '../useProfileChange';
import { FavoriteButton } from './FavoriteButton';
import { PersonRow } from './PersonRow';
import { useProfilePageFavoriteSetMutation } from './ProfileActions.generated';
import { SideList } from './SideList';
import { sideMessages } from './sideMessages';

/** Pages suggested to the owner, each with a star. */
export function PagePanel({ pages }: { pages: readonly ProfilePageFragment[] }) {
  const { formatMessage } = useIntl();
  const { canChange, apply } = useProfileChange();
  const [setFavorite] = useProfilePageFavoriteSetMutation();
  return (
    <Panel heading={formatMessage(messages.pages)}>
      <SideList rows={pages} emptyText={formatMessage(messages.noPages)}>
        {(page) => (
          <PersonRow
            name={page.name}
            image={page.avatar}
            note={page.subtitle}
            action={
              <FavoriteButton
                label={formatMessage(sideMessages.favorite, { name: page.name })}
                isFavorite={page.isFavorite}
                isDisabled={!canChange}
                onChange={(isFavorite) =>
                  apply(
                    setFavorite({
                      variables: { input: { id: page.id, isFavorite } },
                      optimisticResponse: { setSuggestedPageFavorite: { page: { ...page, isFavorite } } },
                    }),
                  )
                }
              />
            }
          />
        )}
      </SideList>
    </Panel>
  );
}
