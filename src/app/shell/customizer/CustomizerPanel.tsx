import { Button, makeStyles, OverlayDrawer, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowReset20Regular } from '@fluentui/react-icons/svg/arrow-reset';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { defaultLayout } from '#preferences/layout';
import { usePreferences } from '#preferences/preferencesContext';
import { CloseButton } from '#ui/dialog/CloseButton';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { layoutMessages } from '../layoutMessages';
import { phoneQuery } from '../frame/shellSize';
import { BehaviorOptions } from './BehaviorOptions';
import { AppearanceOptions } from './AppearanceOptions';
import { messages } from './messages';
import { PageLayoutOptions } from './PageLayoutOptions';

const useStyles = makeStyles({
  side: { width: '320px' },
  // A bottom sheet that leaves the page above it visible.
  sheet: {
    height: '62dvh',
    borderStartStartRadius: tokens.borderRadiusXLarge,
    borderStartEndRadius: tokens.borderRadiusXLarge,
  },
  head: {
    display: 'flex',
    alignSelf: 'stretch',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    paddingBlock: '10px',
    paddingInline: `20px ${tokens.spacingHorizontalM}`,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  title: { ...typographyStyles.subtitle2, flexGrow: 1, margin: 0 },
  body: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    alignSelf: 'stretch',
    rowGap: '20px',
    overflowY: 'auto',
    padding: '16px 20px 24px',
  },
  foot: {
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'stretch',
    padding: '12px 20px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
});

export interface CustomizerPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** All layout preferences, shown beside the page that they change immediately; on a phone, below it. */
export function CustomizerPanel({ isOpen, onClose }: CustomizerPanelProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const titleId = useId();
  const { setPreferences } = usePreferences();
  const isPhone = useMediaQuery(phoneQuery);
  return (
    <OverlayDrawer
      className={isPhone ? styles.sheet : styles.side}
      modalType="non-modal"
      position={isPhone ? 'bottom' : 'end'}
      open={isOpen}
      aria-labelledby={titleId}
      onOpenChange={(_event, { open }) => !open && onClose()}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {formatMessage(layoutMessages.customize)}
        </h2>
        <CloseButton onClose={onClose} />
      </div>
      <div className={styles.body}>
        <AppearanceOptions />
        <PageLayoutOptions />
        <BehaviorOptions />
      </div>
      <div className={styles.foot}>
        <Button icon={<ArrowReset20Regular />} onClick={() => setPreferences(defaultLayout)}>
          {formatMessage(messages.reset)}
        </Button>
      </div>
    </OverlayDrawer>
  );
}
