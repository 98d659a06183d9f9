import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Notice } from '#ui/state/Notice';
import { Panel } from '#ui/layout/Panel';
import { Stat } from '#ui/text/Stat';
import { restoreMessages } from './restoreMessages';
import { type RestorePreviewQuery, usePublishedCatalogRestoreMutation } from './RestorePreview.generated';

const useStyles = makeStyles({
  stats: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}` },
});

/** The number of products a restore changes, and the button that starts it. */
export function RestoreSummary({ data }: { data: RestorePreviewQuery }) {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const styles = useStyles();
  const navigate = useNavigate();
  const [restore, { loading, error }] = usePublishedCatalogRestoreMutation();
  const { publishedCatalog, restorePreview } = data;
  const { id, version, catalog } = publishedCatalog;
  const { isUnchanged, summary } = restorePreview;
  const start = async () => {
    // The error is shown above the button.
    const answer = await restore({ variables: { id } }).catch(() => null);
    if (answer?.data) navigate(href(paths.jobDetail, { jobId: answer.data.restoreFromPublishedCatalog.job.id }));
  };
  if (catalog.status === 'ARCHIVED' || isUnchanged) {
    return (
      <Notice
        tone="info"
        actions={
          <LinkButton size="small" to={href(paths.catalogDetail, { catalogId: catalog.id })}>
            {formatMessage(restoreMessages.openCatalog)}
          </LinkButton>
        }
      >
        {formatMessage(isUnchanged ? restoreMessages.unchanged : restoreMessages.archived, { version })}
      </Notice>
    );
  }
  return (
    <Panel heading={formatMessage(restoreMessages.summary)}>
      <div className={styles.stats}>
        {(['added', 'changed', 'removed'] as const).map((kind) => (
          <Stat key={kind} label={formatMessage(restoreMessages[kind])} value={formatNumber(summary[kind])} />
        ))}
      </div>
      {error && <Notice tone="danger">{getErrorMessage(error, intl)}</Notice>}
      <div>
        <Button
          appearance="primary"
          icon={<ArrowUndo20Regular />}
          disabledFocusable={loading}
          onClick={() => void start()}
        >
          {formatMessage(restoreMessages.submit)}
        </Button>
      </div>
    </Panel>
  );
}
