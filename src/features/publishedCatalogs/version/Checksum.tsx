import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons/svg/copy';
import { useIntl } from 'react-intl';
import { useToast } from '#ui/state/useToast';
import { messages } from '../messages';
import { shortChecksum } from './shortChecksum';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS, minWidth: 0 },
  code: { ...typographyStyles.caption1, fontFamily: tokens.fontFamilyMonospace },
});

/** Shows the start of a SHA-256 hash, with a button to copy all of it. */
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
      <code className={styles.code} dir="ltr" title={value}>
        {shortChecksum(value)}
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
