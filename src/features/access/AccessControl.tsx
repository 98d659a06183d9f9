import { useIntl } from 'react-intl';
import type { AbilitySubject } from '#graphql/types.generated';
import { usedSubjects } from '#graphql/usedSubjects.generated';
import { Page } from '#ui/layout/Page';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { useAccessControlQuery } from './AccessControl.generated';
import { messages } from './messages';
import { OwnAccount } from './OwnAccount';
import { SessionPolicy } from './SessionPolicy';
import { RolePanel } from './RolePanel';

/** Whether a screen of the app uses the subject. Subjects without a screen cannot be assigned to roles here. */
const isUsed = (subject: AbilitySubject) => subject === 'all' || usedSubjects.includes(subject);

/** The permissions of the signed-in user and of each role. */
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
            <Placeholder height={146} />
            <Placeholder height={640} />
          </>
        }
      >
        {({ roles, abilityChoices, sessionPolicy }) => {
          const subjects = abilityChoices.subjects.filter(isUsed);
          return (
            <>
              <OwnAccount actions={abilityChoices.actions} subjects={subjects} />
              <SessionPolicy maxIdleMinutes={sessionPolicy.maxIdleMinutes} />
              <RolePanel roles={roles} abilityChoices={{ ...abilityChoices, subjects }} />
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}
