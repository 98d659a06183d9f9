import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { issueFieldName } from '#ui/fieldName';
import { SentenceCell } from '#ui/text/SentenceCell';
import { useCodeNames } from '../../definition/useCodeNames';
import { issueMessages as messages } from './issueMessages';
import { JobIssueProduct, type JobIssueProductProps } from './JobIssueProduct';
import { SeverityBadge } from './SeverityBadge';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  facts: { display: 'grid', rowGap: tokens.spacingVerticalXXS, marginBlockStart: tokens.spacingVerticalXS },
  fix: { color: tokens.colorNeutralForeground3 },
  place: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
});

/** The first line of an issue on a phone: its severity and its product. */
export function JobIssueNarrowHead({ issue, catalogId }: JobIssueProductProps) {
  return (
    <div className={useStyles().head}>
      <SeverityBadge severity={issue.severity} />
      <JobIssueProduct issue={issue} catalogId={catalogId} />
    </div>
  );
}

/** What is wrong, how to fix it, and where it is, below the first line. */
export function JobIssueNarrowFacts({ issue }: Pick<JobIssueProductProps, 'issue'>) {
  const intl = useIntl();
  const names = useCodeNames();
  const styles = useStyles();
  const { message, suggestedFix, rowNumber, column, field } = issue;
  const place = [
    rowNumber !== null && intl.formatMessage(messages.inRow, { number: rowNumber }),
    column,
    field !== null && issueFieldName(field, intl, names),
  ].filter(Boolean);
  return (
    <div className={styles.facts}>
      <SentenceCell>{message}</SentenceCell>
      {suggestedFix !== null && (
        <div className={styles.fix}>
          <SentenceCell>{suggestedFix}</SentenceCell>
        </div>
      )}
      {place.length > 0 && <bdi className={styles.place}>{place.join(' · ')}</bdi>}
    </div>
  );
}
