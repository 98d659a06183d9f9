import { useIntl } from 'react-intl';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { formMessages } from './formMessages';

/** Placeholder of the form while the family loads. */
export function FamilyFormSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={useRecordFormStyles().form}>
      <Panel heading={formatMessage(formMessages.general)}>
        <Placeholder height={132} />
        <Placeholder height={66} />
      </Panel>
      <Panel heading={formatMessage(formMessages.attributes)}>
        <Placeholder height={120} />
      </Panel>
      <Placeholder width={240} height={32} />
    </div>
  );
}
