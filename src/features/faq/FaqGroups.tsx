import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { EmptyState } from '#ui/state/EmptyState';
import { ClearButton } from '#ui/table/ClearButton';
import { QuestionList } from '#ui/text/QuestionList';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import type { FaqQuery } from './Faq.generated';
import { CopyQuestionLink } from './CopyQuestionLink';
import { messages } from './messages';

const useStyles = makeStyles({
  group: { display: 'grid', rowGap: tokens.spacingVerticalS, minWidth: 0 },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  subtitle: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});

export interface FaqGroupsProps {
  groups: FaqQuery['faqGroups'];
  isFiltered: boolean;
  q: string;
  /** The ID of the open question. */
  open: string;
  onOpen: (id: string) => void;
  onClear: () => void;
}

/** The questions under the headings of their topics, or what to do if there are none. */
export function FaqGroups({ groups, isFiltered, q, open, onOpen, onClear }: FaqGroupsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isFiltered && formatMessage(messages.found, { count })}</span>
      </VisuallyHidden>
      {count === 0 && !isFiltered && <EmptyState title={formatMessage(messages.emptyTitle)} />}
      {count === 0 && isFiltered && (
        <EmptyState
          drawing="search"
          title={formatMessage(messages.nothingTitle)}
          description={formatMessage(messages.nothingText)}
          actions={<ClearButton onClick={onClear}>{formatMessage(messages.showAll)}</ClearButton>}
        />
      )}
      {groups.map((group) => (
        <section key={group.id} className={styles.group} aria-labelledby={`topic-${group.id}`}>
          <div>
            <h2 id={`topic-${group.id}`} className={styles.heading}>
              {group.title}
            </h2>
            <p className={styles.subtitle}>{group.subtitle}</p>
          </div>
          <QuestionList
            entries={group.entries}
            open={open}
            onOpen={onOpen}
            q={q}
            actions={({ id }) => <CopyQuestionLink id={id} />}
          />
        </section>
      ))}
    </>
  );
}
