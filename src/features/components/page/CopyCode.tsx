import { Button } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons/svg/copy';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import { useCopy } from './useCopy';

/** Copies the code of an example. */
export function CopyCode({ code }: { code: string }) {
  const { formatMessage } = useIntl();
  const copy = useCopy();
  return (
    <Button size="small" icon={<Copy16Regular />} onClick={() => void copy(code, formatMessage(messages.copied))}>
      {formatMessage(messages.copyCode)}
    </Button>
  );
}
