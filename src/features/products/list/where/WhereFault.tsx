import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Notice } from '#ui/state/Notice';
import type { WhereFault as Fault } from '../../core/list/where/where';
import { expectedMessages, whereMessages as messages } from './whereMessages';

/** The most characters of the text that are shown. */
const maxShown = 24;

const expectedNames: Partial<Record<Fault['expected'], keyof typeof expectedMessages>> = {
  'a field': 'field',
  'an operator': 'operator',
  'a value': 'value',
  'a currency, a language, or @ and a channel': 'scope',
  '“and”, “or”, or the end': 'joint',
  'the end of the quoted text': 'quote',
  'fewer parentheses': 'parentheses',
};

export interface WhereFaultProps {
  fault: Fault;
  onRemove: () => void;
}

/** Says what is wrong with the conditions in the URL, and where. */
export function WhereFault({ fault: { text, position, expected }, onRemove }: WhereFaultProps) {
  const { formatMessage } = useIntl();
  const name = expectedNames[expected] ?? 'word';
  const rest = text.slice(position).trim();
  const values = {
    expected: formatMessage(expectedMessages[name], { word: expected.replace(/[“”]/g, '') }),
    position: position + 1,
    rest: rest.length > maxShown ? `${rest.slice(0, maxShown)}…` : rest,
  };
  return (
    <Notice
      tone="warning"
      actions={
        <Button size="small" onClick={onRemove}>
          {formatMessage(messages.removeBroken)}
        </Button>
      }
    >
      {formatMessage(rest === '' ? messages.brokenEnd : messages.brokenAt, values)}
    </Notice>
  );
}
