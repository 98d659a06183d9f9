import { useIntl } from 'react-intl';
import { Page } from '../../ui/Page';
import { Placeholder } from '../../ui/Placeholder';
import { QueryView } from '../../ui/QueryView';
import { useAccessControlQuery } from './AccessControl.generated';
import { messages } from './messages';
import { OwnAccount } from './OwnAccount';
import { RolePanel } from './RolePanel';

/** What the signed-in user may do, and what each role may. */
export function AccessControl() {
  const { formatMessage } = useIntl();
  const result = useAccessControlQuery();
  return (
    <Page heading={formatMessage(messages.heading)} description={formatMessage(messages.description)}>
      <QueryView
        result={result}
        skeleton={
          <>
            <Placeholder height={232} />
            <Placeholder height={640} />
          </>
        }
      >
        {({ roles, abilityChoices }) => (
          <>
            <OwnAccount actions={abilityChoices.actions} subjects={abilityChoices.subjects} />
            <RolePanel roles={roles} abilityChoices={abilityChoices} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
