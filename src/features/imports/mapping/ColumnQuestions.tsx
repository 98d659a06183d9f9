import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { NotApplied } from '#entities/job/NotApplied';
import { notAppliedMessages } from '#entities/job/notAppliedMessages';
import { Panel } from '#ui/layout/Panel';
import type { ColumnMapping } from '../importDraft';
import type { FileInspection } from '../importStep';
import { questionMessages as messages } from './questionMessages';

const useStyles = makeStyles({
  question: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXS },
  text: { maxWidth: '96ch', overflowWrap: 'anywhere' },
  answers: { flexWrap: 'wrap' },
});

type Found = FileInspection['notApplied'][number];
type Answer = Pick<ColumnMapping, 'target' | 'isLeftOut'>;

/** Reasons with a question of their own, for several columns at once. */
const ASKED_ELSEWHERE: ReadonlySet<Found['reason']> = new Set(['UNIT_MISSING', 'DATE_UNCLEAR']);

const ATTRIBUTE = 'attribute:';

const isField = (target: string | null): target is string => target !== null && !target.startsWith(ATTRIBUTE);

const getAnswer = ({ target, isLeftOut }: Answer) => {
  if (target === null) return isLeftOut ? 'leaveOut' : '';
  return target.startsWith(ATTRIBUTE) ? 'attribute' : 'field';
};

interface QuestionProps {
  found: Found;
  column: ColumnMapping;
  onAnswer: (answer: Answer) => void;
}

/** Asks what to do with a column whose values are not those of the field that its header means. */
function Question({ found, column, onAnswer }: QuestionProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  const { column: name, target, targetLabel, message } = found;
  const answers: Record<string, Answer> = {
    ...(isField(target) && { field: { target, isLeftOut: false } }),
    attribute: { target: ATTRIBUTE + name, isLeftOut: false },
    leaveOut: { target: null, isLeftOut: true },
  };
  return (
    <div className={styles.question}>
      <div id={id} className={styles.text}>
        {message}
      </div>
      <RadioGroup
        className={styles.answers}
        layout="horizontal"
        aria-labelledby={id}
        value={getAnswer(column)}
        onChange={(_event, data) => {
          const answer = answers[data.value];
          if (answer) onAnswer(answer);
        }}
      >
        {isField(target) && (
          <Radio value="field" label={formatMessage(messages.field, { field: targetLabel ?? target })} />
        )}
        <Radio value="attribute" label={formatMessage(messages.attribute)} />
        <Radio value="leaveOut" label={formatMessage(messages.leaveOut)} />
      </RadioGroup>
    </div>
  );
}

export interface ColumnQuestionsProps {
  notApplied: readonly Found[];
  mapping: readonly ColumnMapping[];
  onAnswer: (source: string, answer: Answer) => void;
}

/** The columns of the file that need a decision, and those about money or what is published that are not applied. */
export function ColumnQuestions({ notApplied, mapping, onAnswer }: ColumnQuestionsProps) {
  const { formatMessage } = useIntl();
  const bySource = new Map(mapping.map((column) => [column.source, column]));
  const questions = notApplied.flatMap((found) => {
    const column = found.isOpen && !ASKED_ELSEWHERE.has(found.reason) && bySource.get(found.column);
    return column ? [{ found, column }] : [];
  });
  // A column that was mapped to a field since is applied.
  const listed = notApplied.filter(({ isOpen, column }) => !isOpen && !isField(bySource.get(column)?.target ?? null));
  return (
    <>
      {questions.length > 0 && (
        <Panel heading={formatMessage(messages.heading)}>
          {questions.map(({ found, column }) => (
            <Question
              key={found.column}
              found={found}
              column={column}
              onAnswer={(answer) => onAnswer(found.column, answer)}
            />
          ))}
        </Panel>
      )}
      {listed.length > 0 && (
        <Panel heading={formatMessage(notAppliedMessages.notApplied)}>
          <NotApplied columns={listed} />
        </Panel>
      )}
    </>
  );
}
