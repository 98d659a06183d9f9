import { makeStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '../../session/sessionContext';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { messages as uiMessages } from '../../ui/messages';
import { SideDrawer } from '../../ui/SideDrawer';
import { UnsavedChangesGuard } from '../../ui/UnsavedChangesGuard';
import type { CalendarEntryFragment } from './Calendar.generated';
import { EventDeleteDialog } from './EventDeleteDialog';
import { EventFacts } from './EventFacts';
import { EventForm } from './EventForm';
import type { EventValues } from './eventSchema';
import { formMessages } from './formMessages';
import { messages } from './messages';

const useStyles = makeStyles({ drawer: { maxWidth: '100vw', width: '520px' } });

/** What is open: an event that is to be made, one by its id, or nothing. */
export type OpenEvent = { kind: 'new' } | { kind: 'event'; id: string } | null;

const keyOf = (open: OpenEvent) => (open?.kind === 'event' ? `event ${open.id}` : (open?.kind ?? ''));

/** Props of `EventDrawer`. */
export interface EventDrawerProps {
  open: OpenEvent;
  /** Whether it is asked if the open event should be deleted. */
  isDeleting: boolean;
  /** All events, whatever the calendar shows. */
  events: readonly CalendarEntryFragment[];
  /** What a new event begins with. */
  draft: EventValues;
  /** Called to have open again what was left with changes. */
  onReopen(open: OpenEvent): void;
  onSaved(event: CalendarEntryFragment): void;
  onDelete(id: string): void;
  onClose(): void;
}

/** An event over the end of the page. Whoever leaves it with changes, by whatever way, is asked first. */
export function EventDrawer(props: EventDrawerProps) {
  const { open, isDeleting, events, draft, onReopen, onSaved, onDelete, onClose } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const [isDirty, setIsDirty] = useState(false);
  const [shown, setShown] = useState(open);
  const isElsewhere = keyOf(open) !== keyOf(shown);
  // What is shown stays while the drawer closes, and while it is asked about its changes.
  if (open !== null && isElsewhere && !isDirty) setShown(open);
  const isAsking = isDirty && isElsewhere;
  const isLeavingRef = useRef(false);

  const found = shown?.kind === 'event' ? events.find(({ id }) => id === shown.id) : undefined;
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  // An event that somebody else deletes meanwhile stays in the form: nothing that was typed is lost.
  const event = shown?.kind === 'event' ? (found ?? (last?.id === shown.id ? last : undefined)) : undefined;

  const stay = () => {
    if (!isLeavingRef.current) onReopen(shown);
    isLeavingRef.current = false;
  };
  const finish = (then: () => void) => {
    setIsDirty(false);
    then();
  };

  const content = () => {
    if (shown?.kind === 'event' && !event) {
      return (
        <EmptyState title={formatMessage(formMessages.goneTitle)} description={formatMessage(formMessages.goneText)} />
      );
    }
    if (event && !can('update', 'CalendarEvent')) return <EventFacts event={event} />;
    return (
      <EventForm
        key={keyOf(shown)}
        event={event ?? null}
        draft={draft}
        onDirtyChange={setIsDirty}
        onSaved={(saved) => finish(() => onSaved(saved))}
        onDelete={event && can('delete', 'CalendarEvent') ? () => onDelete(event.id) : undefined}
        onCancel={onClose}
      />
    );
  };
  const title = shown?.kind === 'event' ? <bdi>{event?.title || formatMessage(messages.untitled)}</bdi> : null;

  return (
    <>
      <SideDrawer
        isOpen={open !== null || isAsking}
        size="medium"
        className={styles.drawer}
        title={title ?? formatMessage(messages.newEvent)}
        onClose={onClose}
      >
        {content()}
      </SideDrawer>
      <UnsavedChangesGuard isDirty={isDirty} />
      <ConfirmDialog
        isOpen={isAsking}
        title={formatMessage(uiMessages.leaveTitle)}
        confirmLabel={formatMessage(uiMessages.leave)}
        cancelLabel={formatMessage(uiMessages.stay)}
        isDanger
        onConfirm={() => {
          isLeavingRef.current = true;
          setIsDirty(false);
        }}
        onClose={stay}
      >
        {formatMessage(formMessages.leaveText)}
      </ConfirmDialog>
      {event && (
        <EventDeleteDialog
          isOpen={isDeleting}
          event={event}
          onDeleted={() => finish(onClose)}
          onClose={() => onReopen(shown)}
        />
      )}
    </>
  );
}
