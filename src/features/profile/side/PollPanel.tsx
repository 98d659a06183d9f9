import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { messages } from '../messages';
import type { ProfilePollFragment } from '../Profile.generated';
import { useProfileChange } from '../useProfileChange';
import { PollOption } from './PollOption';
import { useProfilePollVoteSetMutation } from './ProfileActions.generated';
import { sideMessages } from './sideMessages';
import { withVote } from './withVote';

const useStyles = makeStyles({
  question: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: 'anywhere' },
  options: { display: 'grid', rowGap: tokens.spacingVerticalS },
  foot: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '32px' },
  total: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  hidden: { visibility: 'hidden' },
});

/** A poll in which the owner has one vote, which can be changed or removed. */
export function PollPanel({ poll }: { poll: ProfilePollFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  const optionsRef = useRef<HTMLDivElement>(null);
  const { canChange, apply } = useProfileChange();
  const [setVote] = useProfilePollVoteSetMutation();
  const { chosenOptionId } = poll;
  const vote = (optionId: string | null) =>
    apply(
      setVote({
        variables: { optionId },
        optimisticResponse: { setProfilePollVote: { poll: withVote(poll, optionId) } },
      }),
    );
  return (
    <Panel heading={formatMessage(messages.poll)}>
      <p id={id} className={styles.question} dir="auto">
        {poll.question}
      </p>
      <div ref={optionsRef} role="group" aria-labelledby={id} className={styles.options}>
        {poll.options.map((option) => {
          const isChosen = option.id === chosenOptionId;
          return (
            <PollOption
              key={option.id}
              option={option}
              isChosen={isChosen}
              isDisabled={!canChange}
              onSelect={() => vote(isChosen ? null : option.id)}
            />
          );
        })}
      </div>
      <div className={styles.foot}>
        <span className={styles.total}>{formatMessage(sideMessages.totalVotes, { count: poll.totalVotes })}</span>
        {/* The button keeps its space, so that nothing shifts when voting. */}
        {canChange && (
          <Button
            size="small"
            appearance="subtle"
            className={mergeClasses(chosenOptionId === null && styles.hidden)}
            onClick={() => {
              // This button disappears.
              optionsRef.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
              vote(null);
            }}
          >
            {formatMessage(sideMessages.removeVote)}
          </Button>
        )}
      </div>
    </Panel>
  );
}
