import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons/svg/copy';
import { useIntl } from 'react-intl';
import { useToast } from '#ui/state/useToast';
import { messages } from '../messages';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS, minWidth: 0 },
  code: { ...typographyStyles.caption1, fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

/** Shows a full SHA-256 hash with a button to copy it. */
export function Checksum({ value }: { value: string }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(formatMessage(messages.copied));
    } catch {
      toast.error(formatMessage(messages.notCopied));
    }
  };
  return (
    <span className={styles.root}>
      <code className={styles.code} dir="ltr">
        {value}
      </code>
      <Button
        size="small"
        appearance="subtle"
        icon={<Copy16Regular />}
        aria-label={formatMessage(messages.copyChecksum)}
        onClick={() => void copy()}
      />
    </span>
  );
}
