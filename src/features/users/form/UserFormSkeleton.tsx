import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { useFieldStyles } from './fieldStyles';
import { formMessages } from './formMessages';
import { messages } from '../messages';

/** Placeholder of the form while the user loads. */
export function UserFormSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={useFieldStyles().form}>
      <Panel heading={formatMessage(formMessages.person)}>
        <Placeholder height={116} />
        <Placeholder height={132} />
      </Panel>
      <Panel heading={formatMessage(messages.access)}>
        <Placeholder height={58} />
      </Panel>
      <Placeholder width={240} height={32} />
    </div>
  );
}
