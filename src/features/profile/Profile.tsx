import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { messages } from './messages';
import { PhotoPanel } from './photos/PhotoPanel';
import { PostList } from './posts/PostList';
import { useProfileQuery } from './Profile.generated';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';
import { AboutPanel } from './side/AboutPanel';
import { FeedPanel } from './side/FeedPanel';
import { PagePanel } from './side/PagePanel';
import { PollPanel } from './side/PollPanel';
import { SuggestionPanel } from './side/SuggestionPanel';
import { useProfileStyles } from './useProfileStyles';

const useStyles = makeStyles({ page: { display: 'grid', rowGap: tokens.spacingVerticalL, minWidth: 0 } });

/** The profile page: who its owner is, what they posted, and whom they could follow. */
export function Profile() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const parts = useProfileStyles();
  const result = useProfileQuery();
  // The header of the profile has the heading once loaded.
  if (!result.data) {
    return (
      <Page heading={formatMessage(messages.title)}>
        <QueryView result={result} skeleton={<ProfileSkeleton />}>
          {() => null}
        </QueryView>
      </Page>
    );
  }
  return (
    <div className={styles.page}>
      <QueryView result={result} skeleton={null}>
        {({ profile }) => (
          <>
            <ProfileHeader profile={profile} />
            <div className={parts.columns}>
              <div className={parts.start}>
                <AboutPanel about={profile.about} />
                <PhotoPanel photos={profile.gallery} />
              </div>
              <PostList posts={profile.posts} />
              <div className={parts.end}>
                <PollPanel poll={profile.poll} />
                <SuggestionPanel suggestions={profile.suggestions} />
                <PagePanel pages={profile.suggestedPages} />
                <FeedPanel feed={profile.feeds} />
              </div>
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}
