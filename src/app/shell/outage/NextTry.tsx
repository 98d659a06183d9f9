import { makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useNow } from '../../../ui/hooks/useNow';
import { messages } from './messages';

const useStyles = makeStyles({ seconds: { fontVariantNumeric: 'tabular-nums' } });

/** Counts down to the next try. `at` is in milliseconds since 1970. */
export function NextTry({ at }: { at: number }) {
  const seconds = Math.max(1, Math.ceil((at - useNow('second')) / 1000));
  return <span className={useStyles().seconds}>{useIntl().formatMessage(messages.nextTry, { seconds })}</span>;
}
