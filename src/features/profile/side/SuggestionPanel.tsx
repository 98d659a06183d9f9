import { ToggleButton } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { PersonAdd16Regular } from '@fluentui/react-icons/svg/person-add';
import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { messages } from '../messages';
import type { ProfileSuggestionFragment } from '../Profile.generated';
import { useProfileChange } from '../useProfileChange';
import { PersonRow } from './PersonRow';
import { useProfileSuggestionFollowSetMutation } from './ProfileActions.generated';
import { SideList } from './SideList';
import { sideMessages } from './sideMessages';

/** People whom the owner might know, each with a button to follow them. */
export function SuggestionPanel({ suggestions }: { suggestions: readonly ProfileSuggestionFragment[] }) {
  const { formatMessage } = useIntl();
  const { canChange, apply } = useProfileChange();
  const [setFollow] = useProfileSuggestionFollowSetMutation();
  const toggle = (person: ProfileSuggestionFragment) => {
    const input = { id: person.id, isFollowed: !person.isFollowed };
    const suggestion = { ...person, isFollowed: input.isFollowed };
    apply(setFollow({ variables: { input }, optimisticResponse: { setProfileSuggestionFollow: { suggestion } } }));
  };
  return (
    <Panel heading={formatMessage(messages.suggestions)}>
      <SideList rows={suggestions} emptyText={formatMessage(messages.noSuggestions)}>
        {(person) => (
          <PersonRow
            name={person.name}
            image={person.avatar}
            note={formatMessage(sideMessages.mutualFriends, { count: person.mutualFriends })}
            action={
              <ToggleButton
                size="small"
                icon={person.isFollowed ? <Checkmark16Regular /> : <PersonAdd16Regular />}
                checked={person.isFollowed}
                disabled={!canChange}
                aria-label={formatMessage(person.isFollowed ? sideMessages.followingName : sideMessages.followName, {
                  name: person.name,
                })}
                onClick={() => toggle(person)}
              >
                {formatMessage(person.isFollowed ? sideMessages.following : sideMessages.follow)}
              </ToggleButton>
            }
          />
        )}
      </SideList>
    </Panel>
  );
}
