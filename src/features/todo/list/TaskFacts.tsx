import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { MessageLink } from '#entities/chatContact/MessageLink';
import { SanitizedHtml } from '#ui/text/SanitizedHtml';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Picture } from '#ui/picture/Picture';
import { DueDate } from './DueDate';
import { formMessages } from '../form/formMessages';
import { messages } from '../messages';
import type { TaskRowFragment } from '../TaskBoard.generated';
import { TaskTags } from './TaskTags';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: 'anywhere' },
  person: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  tags: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

/** Read-only view of a task for users who cannot edit it. */
export function TaskFacts({ task }: { task: TaskRowFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { title, assignee, dueDate, tags, description, isCompleted, isDeleted, isImportant } = task;
  const flags = [
    isCompleted && messages.COMPLETED,
    isImportant && messages.IMPORTANT,
    isDeleted && messages.DELETED,
  ].filter((flag) => flag !== false);
  const facts = [
    { label: formatMessage(formMessages.state), value: flags.map((flag) => formatMessage(flag)).join(', ') },
    {
      label: formatMessage(formMessages.assignee),
      value: assignee && (
        <span className={styles.person}>
          <Picture url={assignee.avatar} name={assignee.fullName} size={24} isRound />
          <bdi>{assignee.fullName}</bdi>
          <MessageLink people={[assignee.fullName]} />
        </span>
      ),
    },
    {
      label: formatMessage(formMessages.dueDate),
      value: dueDate && <DueDate at={dueDate} isSettled={isCompleted || isDeleted} />,
    },
    {
      label: formatMessage(messages.tags),
      value: tags.length > 0 && (
        <span className={styles.tags}>
          <TaskTags tags={tags} />
        </span>
      ),
    },
  ];
  return (
    <>
      <h3 dir="auto" className={styles.title}>
        {title}
      </h3>
      <KeyValueList items={facts.filter(({ value }) => value)} />
      {description !== '' && <SanitizedHtml html={description} />}
    </>
  );
}
