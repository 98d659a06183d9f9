import { Button, makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { sharedMessages } from '#ui/sharedMessages';

const useStyles = makeStyles({ root: { alignSelf: 'start', minWidth: 0, padding: 0 } });

/** A button that expands a truncated text, and truncates it again. */
export function MoreButton({
  more,
  isWhole,
  onChange,
}: {
  /** Label while the text is truncated. */
  more: string;
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Button
      size="small"
      appearance="transparent"
      className={useStyles().root}
      aria-expanded={isWhole}
      onClick={() => onChange(!isWhole)}
    >
      {isWhole ? formatMessage(sharedMessages.showLess) : more}
    </Button>
  );
}
