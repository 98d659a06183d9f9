import { useIntl } from 'react-intl';
import { messageOf } from '../../graphql/errors';
import { useToast } from '../../ui/useToast';
import { useCalendarEventUpdateMutation, type CalendarEntryFragment } from './Calendar.generated';
import type { EventTimes } from './eventTimes';
import { messages } from './messages';

/** How long a move can be undone from its toast, in milliseconds. */
const undoMs = 12_000;

/** Gives what moves an event to other times. It says so, and how to undo it; a refused one is put back with the reason. */
export function useEventMove() {
  const intl = useIntl();
  const toast = useToast();
  const [update] = useCalendarEventUpdateMutation();

  return async (event: CalendarEntryFragment, to: EventTimes, revert: () => void) => {
    const { id, title, start, end, allDay } = event;
    const moveTo = (times: EventTimes) => update({ variables: { id, input: times } });
    const refuse = (error: unknown) =>
      toast.error(intl.formatMessage(messages.notMoved, { title }), messageOf(error, intl));
    try {
      await moveTo(to);
    } catch (error) {
      revert();
      refuse(error);
      return;
    }
    toast.show({
      intent: 'success',
      title: intl.formatMessage(messages.moved, { title }),
      actions: [
        {
          label: intl.formatMessage(messages.undo),
          onSelect: () => void moveTo({ start, end, allDay }).catch(refuse),
        },
      ],
      timeoutMs: undoMs,
    });
  };
}
