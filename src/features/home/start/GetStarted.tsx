import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { holdFiles } from '#entities/catalog/heldFiles';
import { ProductFileZone } from '#entities/catalog/ProductFileZone';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Panel } from '#ui/layout/Panel';
import { Checklist } from './Checklist';
import { startMessages as messages } from './startMessages';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXL, minWidth: 0 },
  way: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: tokens.spacingVerticalS },
  drop: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3, textWrap: 'pretty' },
});

export interface GetStartedProps {
  /** ID of the demo catalog; null if there is none. */
  demoId: string | null;
}

/** The three ways to start for those who have no catalog of their own, and what comes after them. */
export function GetStarted({ demoId }: GetStartedProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <Panel heading={formatMessage(messages.heading)}>
      <div className={styles.columns}>
        <div className={styles.drop}>
          <h3 className={styles.heading}>{formatMessage(messages.import)}</h3>
          <ProductFileZone
            onFiles={(files) => {
              if (files.length > 0) {
                navigate(href(paths.catalogList, {}, { dialog: 'create', held: holdFiles(files) }));
              }
            }}
          >
            <p className={styles.text}>{formatMessage(messages.importText)}</p>
          </ProductFileZone>
        </div>
        <div className={styles.column}>
          <div className={styles.way}>
            <LinkButton to={href(paths.catalogList, {}, { dialog: 'create' })}>
              {formatMessage(messages.create)}
            </LinkButton>
            <p className={styles.text}>{formatMessage(messages.createText)}</p>
          </div>
          {demoId !== null && (
            <div className={styles.way}>
              <LinkButton to={href(paths.productList, { catalogId: demoId })}>
                {formatMessage(messages.demo)}
              </LinkButton>
              <p className={styles.text}>{formatMessage(messages.demoText)}</p>
            </div>
          )}
        </div>
      </div>
      <Checklist isWide />
    </Panel>
  );
}
