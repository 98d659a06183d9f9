import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { useToast } from '#ui/state/useToast';
import { useCalendarEventUpdateMutation, type CalendarEntryFragment } from '../Calendar.generated';
import type { EventTimes } from '../event/eventTimes';
import { messages } from '../messages';

/** Time to undo a move from its toast, in milliseconds. */
const undoMs = 12_000;

/**
 * Returns a function that moves an event to other times. It shows a toast with an undo action. If the server rejects
 * the move, the event moves back and the reason is shown.
 */
export function useEventMove() {
  const intl = useIntl();
  const toast = useToast();
  const [update] = useCalendarEventUpdateMutation();

  return async (event: CalendarEntryFragment, to: EventTimes, revert: () => void) => {
    const { id, title, start, end, allDay } = event;
    const moveTo = (times: EventTimes) => update({ variables: { input: { id, ...times } } });
    const refuse = (error: unknown) =>
      toast.error(intl.formatMessage(messages.notMoved, { title }), getErrorMessage(error, intl));
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
