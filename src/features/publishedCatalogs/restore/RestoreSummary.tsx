import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { useIntl } from 'react-intl';
import { getErrorCode, getErrorMessage } from '#graphql/errors';
import type { DiffKind, RestoreProductsInput } from '#graphql/types.generated';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Notice } from '#ui/state/Notice';
import { Panel } from '#ui/layout/Panel';
import { Stat } from '#ui/text/Stat';
import { MissingSettings } from './MissingSettings';
import { restoreMessages } from './restoreMessages';
import { type RestorePreviewQuery, usePublishedCatalogRestoreMutation } from './RestorePreview.generated';

const useStyles = makeStyles({
  stats: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}` },
  rule: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0, maxWidth: '80ch' },
});

const stats = { ADDED: 'added', CHANGED: 'changed', REMOVED: 'removed' } as const satisfies Record<DiffKind, string>;

const kinds = ['ADDED', 'CHANGED', 'REMOVED'] as const;

export interface RestoreSummaryProps {
  data: RestorePreviewQuery;
  /** Whether only one product is previewed. */
  isSingle: boolean;
  /** Numbers of selected products. */
  counts: Record<DiffKind, number>;
  /** The selected products. */
  products: RestoreProductsInput;
  /** Called if other products differ from the version than the preview shows. */
  onOutdated: () => void;
}

/** The number of products that a restore changes, what stays as it is, and the button that starts it. */
export function RestoreSummary({ data, isSingle, counts, products, onOutdated }: RestoreSummaryProps) {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const styles = useStyles();
  const navigate = useNavigate();
  const [restore, { loading, error }] = usePublishedCatalogRestoreMutation();
  const { publishedCatalog, restorePreview } = data;
  const { id, version, catalog } = publishedCatalog;
  const { isUnchanged, summary, missing } = restorePreview;
  const count = counts.ADDED + counts.CHANGED + counts.REMOVED;
  const hasProducts = products.kinds.length > 0 || Boolean(products.includeIds?.length);
  const start = async () => {
    // The error is shown above the button.
    const answer = await restore({ variables: { input: { id, products, expectedCount: count } } }).catch(
      (cause: unknown) => {
        if (getErrorCode(cause) === 'CONFLICT') onOutdated();
      },
    );
    if (answer?.data) navigate(href(paths.jobDetail, { jobId: answer.data.restoreFromPublishedCatalog.job.id }));
  };
  if (catalog.status === 'ARCHIVED' || isUnchanged) {
    const unchanged = isSingle ? restoreMessages.productUnchanged : restoreMessages.unchanged;
    return (
      <Notice
        tone="info"
        actions={
          <LinkButton size="small" to={href(paths.catalogDetail, { catalogId: catalog.id })}>
            {formatMessage(restoreMessages.openCatalog)}
          </LinkButton>
        }
      >
        {formatMessage(isUnchanged ? unchanged : restoreMessages.archived, { version })}
      </Notice>
    );
  }
  return (
    <Panel heading={formatMessage(restoreMessages.summary)}>
      <div className={styles.stats}>
        {kinds.map((kind) => (
          <Stat
            key={kind}
            label={formatMessage(restoreMessages[stats[kind]])}
            value={
              counts[kind] === summary[stats[kind]]
                ? formatNumber(counts[kind])
                : formatMessage(restoreMessages.share, { count: counts[kind], total: summary[stats[kind]] })
            }
          />
        ))}
      </div>
      <p className={styles.rule}>{formatMessage(restoreMessages.rule)}</p>
      {missing.length > 0 && <MissingSettings missing={missing} />}
      {error && <Notice tone="danger">{getErrorMessage(error, intl)}</Notice>}
      <div>
        <Button
          appearance="primary"
          icon={<ArrowUndo20Regular />}
          disabledFocusable={loading || count === 0 || !hasProducts}
          onClick={() => void start()}
        >
          {formatMessage(restoreMessages.submit, { count })}
        </Button>
      </div>
    </Panel>
  );
}
