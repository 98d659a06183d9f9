import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PresenceAvailable12Filled } from '@fluentui/react-icons/svg/presence-available';
import { PresenceAway12Filled } from '@fluentui/react-icons/svg/presence-away';
import { PresenceBusy12Filled } from '@fluentui/react-icons/svg/presence-busy';
import { PresenceOffline12Regular } from '@fluentui/react-icons/svg/presence-offline';
import { useIntl } from 'react-intl';
import type { ChatStatus } from '#graphql/types.generated';
import { messages } from './messages';

const useStyles = makeStyles({
  mark: {
    display: 'inline-flex',
    flexShrink: 0,
    padding: '1px',
    borderRadius: tokens.borderRadiusCircular,
    // Separates the mark from the image below it.
    backgroundColor: tokens.colorNeutralBackground1,
  },
  ONLINE: { color: tokens.colorPaletteLightGreenForeground3 },
  BUSY: { color: tokens.colorPaletteRedBackground3 },
  AWAY: { color: tokens.colorPaletteMarigoldBackground3 },
  OFFLINE: { color: tokens.colorNeutralForeground3 },
});

const icons = {
  ONLINE: PresenceAvailable12Filled,
  BUSY: PresenceBusy12Filled,
  AWAY: PresenceAway12Filled,
  OFFLINE: PresenceOffline12Regular,
};

/** The mark of a status, distinguished by shape and color. Its label is shown next to it. */
export function PresenceBadge({ status }: { status: ChatStatus }) {
  const styles = useStyles();
  const word = useIntl().formatMessage(messages[status]);
  const Icon = icons[status];
  return (
    <span className={mergeClasses(styles.mark, styles[status])} title={word} aria-hidden="true">
      <Icon />
    </span>
  );
}
