import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { excerptAround, hasMatch } from '#lib/textMatch';
import { Highlight } from './Highlight';

const useStyles = makeStyles({
  list: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  item: {
    ':not(:last-child)': {
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: tokens.colorNeutralStroke3,
    },
  },
  header: { '& button': { paddingBlock: tokens.spacingVerticalM, textAlign: 'start' } },
  question: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  excerpt: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  panel: { paddingBlockEnd: tokens.spacingVerticalL, marginInlineStart: '28px', maxWidth: '72ch' },
  answer: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

/** A question with its answer, in plain text. */
interface QuestionEntry {
  id: string;
  question: string;
  answer: string;
}

export interface QuestionListProps {
  entries: readonly QuestionEntry[];
  /** The ID of the open question. */
  open: string;
  /** Called with the ID of the question that was opened, or with an empty text when it was closed. */
  onOpen: (id: string) => void;
  /** The search whose matches are marked. */
  q?: string;
  /** Buttons below an open answer. */
  actions?: (entry: QuestionEntry) => ReactNode;
}

/** The ID of the button that opens a question. */
export function questionButtonId(id: string): string {
  return `question-${id}`;
}

/** Questions whose answers open one at a time. Each question is an h3. */
export function QuestionList({ entries, open, onOpen, q = '', actions }: QuestionListProps) {
  const styles = useStyles();
  return (
    <Accordion
      className={styles.list}
      collapsible
      navigation="linear"
      openItems={[open]}
      onToggle={(_event, { openItems: [opened] }) => onOpen(typeof opened === 'string' ? opened : '')}
    >
      {entries.map((entry) => (
        <AccordionItem key={entry.id} value={entry.id} className={styles.item}>
          <AccordionHeader as="h3" className={styles.header} button={{ id: questionButtonId(entry.id) }}>
            <span dir="auto">
              <span className={styles.question}>
                <Highlight text={entry.question} q={q} />
              </span>
              {open !== entry.id && hasMatch(entry.answer, q) && (
                <span className={styles.excerpt}>
                  <Highlight text={excerptAround(entry.answer, q, 120)} q={q} />
                </span>
              )}
            </span>
          </AccordionHeader>
          <AccordionPanel className={styles.panel}>
            <p className={styles.answer} dir="auto">
              <Highlight text={entry.answer} q={q} />
            </p>
            {actions?.(entry)}
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
