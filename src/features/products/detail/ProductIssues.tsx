import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { IssueSeverity } from '#graphql/types.generated';
import { Panel } from '#ui/layout/Panel';
import { TextLink } from '#ui/text/TextLink';
import { detailMessages as messages } from './detailMessages';
import { fieldLocation } from '../core/issues/fieldLocation';
import { FormIssuesContext } from '../core/issues/formIssues';
import { IssueIcon } from '#entities/issue/IssueIcon';
import { severities } from '#entities/issue/severities';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
  heading: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    margin: 0,
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
    listStyleType: 'none',
    maxHeight: '220px',
    overflowY: 'auto',
  },
  text: { ...typographyStyles.body1, overflowWrap: 'anywhere' },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
});

function IssueGroup({ severity }: { severity: IssueSeverity }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { search } = useLocation();
  const issues = useContext(FormIssuesContext).filter((issue) => issue.severity === severity);
  if (issues.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>
        <IssueIcon severity={severity} />
        {formatMessage(messages[severity], { count: issues.length })}
      </h3>
      <ul className={styles.list}>
        {issues.map(({ id, path, message }) => (
          <li key={id} className={styles.text}>
            {path === null ? (
              message
            ) : (
              <TextLink to={fieldLocation(path, search)} replace>
                {message}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Issues of the stored product, most severe first. Each links to its field. */
export function ProductIssues() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const issues = useContext(FormIssuesContext);
  if (issues.length === 0) return null;
  return (
    <Panel heading={formatMessage(messages.issues)}>
      {severities.map((severity) => (
        <IssueGroup key={severity} severity={severity} />
      ))}
      {issues.some(({ severity }) => severity === 'ERROR') && (
        <p className={styles.note}>{formatMessage(messages.errorsBlock)}</p>
      )}
    </Panel>
  );
}
