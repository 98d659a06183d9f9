import { Link, makeStyles, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { messages } from '../messages';
import type { ProfileFragment } from '../Profile.generated';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

/** Facts about the profile's owner. */
export function AboutPanel({ about }: Pick<ProfileFragment, 'about'>) {
  const { formatDate, formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <Panel heading={formatMessage(messages.about)}>
      <p className={styles.text} dir="auto">
        {about.about}
      </p>
      <KeyValueList
        items={[
          {
            label: formatMessage(messages.joined),
            value: formatDate(about.joinedAt, { month: 'long', year: 'numeric' }),
          },
          { label: formatMessage(messages.lives), value: <bdi>{about.lives}</bdi> },
          {
            label: formatMessage(messages.email),
            value: <Link href={`mailto:${about.email}`}>{about.email}</Link>,
          },
          {
            label: formatMessage(messages.website),
            value: (
              <Link href={about.websiteUrl} target="_blank" rel="noreferrer">
                {about.websiteUrl.replace(/^https?:\/\//, '')}
              </Link>
            ),
          },
        ]}
      />
    </Panel>
  );
}
