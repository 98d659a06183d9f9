import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { useProfileStyles } from './profileStyles';
import { viewMessages } from './viewMessages';

/** Placeholder of the page while the user loads. */
export function UserProfileSkeleton() {
  const { formatMessage } = useIntl();
  const styles = useProfileStyles();
  return (
    <div className={styles.columns}>
      <Panel>
        <Placeholder height={72} />
        <Placeholder height={79} />
      </Panel>
      <Panel heading={formatMessage(viewMessages.contact)}>
        <Placeholder height={104} />
      </Panel>
    </div>
  );
}
