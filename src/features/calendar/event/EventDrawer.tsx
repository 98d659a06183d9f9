import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { EmptyState } from '#ui/state/EmptyState';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import type { CalendarEntryFragment } from '../Calendar.generated';
import { EventDeleteDialog } from './EventDeleteDialog';
import { EventFacts } from './EventFacts';
import { EventForm } from './EventForm';
import type { EventValues } from './eventSchema';
import { formMessages } from './formMessages';
import { messages } from '../messages';

const useStyles = makeStyles({ drawer: { maxWidth: '100vw', width: '520px' } });

/** The open event: a new one, one with an id, or none. */
export type OpenEvent = { kind: 'new' } | { kind: 'event'; id: string } | null;

export interface EventDrawerProps {
  open: OpenEvent;
  /** All events, including those of hidden calendars. */
  events: readonly CalendarEntryFragment[];
  /** Initial values of a new event. */
  draft: EventValues;
  onSaved: (event: CalendarEntryFragment) => void;
  onClose: () => void;
}

/** Drawer with an event. Asks for confirmation before unsaved changes are lost. */
export function EventDrawer({ open, events, draft, onSaved, onClose }: EventDrawerProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const isOpen = open !== null;
  const shown = useLastOpen(isOpen, open);
  const id = shown?.kind === 'event' ? shown.id : null;
  const [isDirty, setIsDirty] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const leaveBy = (way: () => void) => {
    setIsDirty(false);
    setLeave(() => way);
  };
  // Leaves only once nothing blocks the navigation any more.
  useEffect(() => leave?.(), [leave]);

  const found = events.find((each) => each.id === id);
  // Keeps the form open if someone else deletes the event, so that no input is lost.
  const last = useLastOpen(found !== undefined, found);
  const event = last?.id === id ? last : undefined;

  const content = () => {
    if (id !== null && !event) {
      return (
        <EmptyState title={formatMessage(formMessages.goneTitle)} description={formatMessage(formMessages.goneText)} />
      );
    }
    if (event && !can('update', 'CalendarEvent')) return <EventFacts event={event} />;
    return (
      <EventForm
        key={id}
        event={event ?? null}
        draft={draft}
        onDirtyChange={setIsDirty}
        onSaved={(saved) => leaveBy(() => onSaved(saved))}
        onDelete={event && can('delete', 'CalendarEvent') ? () => setIsDeleting(true) : undefined}
        onCancel={onClose}
      />
    );
  };

  return (
    <>
      <SideDrawer
        isOpen={isOpen}
        size="medium"
        className={styles.drawer}
        name={event?.title || undefined}
        title={
          id === null ? formatMessage(messages.newEvent) : <bdi>{event?.title || formatMessage(messages.untitled)}</bdi>
        }
        onClose={onClose}
      >
        {content()}
      </SideDrawer>
      <UnsavedChangesGuard isDirty={isDirty} holdsSearch />
      {event && (
        <EventDeleteDialog
          isOpen={isDeleting}
          event={event}
          onDeleted={() => {
            setIsDeleting(false);
            leaveBy(onClose);
          }}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}
