import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import type { CatalogDialog } from '../form/catalogDialog';
import type { CatalogNextStepFragment } from './CatalogNextStep.generated';
import { FeedMenu } from './FeedMenu';
import { nextActionPermissions, type NextAction } from '#entities/catalog/nextAction';
import { getNextStepHref } from '#entities/catalog/nextStepHref';
import { nextStepMessages } from '#entities/catalog/nextStepMessages';
import { useCatalogStep } from '../useCatalogStep';

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

export interface NextStepActionProps {
  catalog: CatalogNextStepFragment;
  move: NextAction;
  jobId: string | undefined;
  onDialog: (dialog: CatalogDialog) => void;
}

/** The button of the next step, for those who can take it. */
export function NextStepAction({ catalog, move, jobId, onDialog }: NextStepActionProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const styles = useStyles();
  const takeStep = useCatalogStep();
  const version = catalog.currentVersion?.version ?? 0;
  const label = formatMessage(nextStepMessages[`${move}Action`], { version });
  const address = getNextStepHref(catalog, move, jobId);
  if (!can(...nextActionPermissions[move])) return null;
  if (address !== null) {
    return (
      <div className={styles.actions}>
        <LinkButton appearance="primary" to={address}>
          {label}
        </LinkButton>
        {move === 'RESTORE_WORKING_COPY' && can('publish', 'Catalog') && (
          <LinkButton to={href(paths.catalogPublish, { catalogId: catalog.id })}>
            {formatMessage(nextStepMessages.PUBLISH_CHANGESAction)}
          </LinkButton>
        )}
      </div>
    );
  }
  if (move === 'DOWNLOAD_FEEDS') return <FeedMenu label={label} catalog={catalog} />;
  const act = () => {
    if (move === 'ADD_CHANNEL') onDialog('edit');
    else void takeStep(catalog, move === 'RESTORE' ? 'RESTORE' : 'ACTIVATE');
  };
  return (
    <Button appearance="primary" onClick={act}>
      {label}
    </Button>
  );
}
