import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useToast } from '#ui/state/useToast';
import { messages } from './messages';

const useStyles = makeStyles({
  button: { marginBlockStart: tokens.spacingVerticalS, marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
});

/** Copies a link that opens the question. */
export function CopyQuestionLink({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin + href(paths.faq, {}, { question: id }));
      toast.success(formatMessage(messages.linkCopied));
    } catch {
      toast.error(formatMessage(messages.linkNotCopied));
    }
  };
  return (
    <Button
      size="small"
      appearance="subtle"
      className={styles.button}
      icon={<Link20Regular />}
      onClick={() => void copy()}
    >
      {formatMessage(messages.copyLink)}
    </Button>
  );
}
