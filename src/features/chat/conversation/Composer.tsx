import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Send20Filled } from '@fluentui/react-icons/svg/send';
import { useId, type KeyboardEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useControlStyles } from '#ui/control/controlStyles';
import { mirrored } from '#ui/layout/mirrored';
import { useDrafts, useOutbox } from '../chatMemory';
import { conversationMessages as texts } from './conversationMessages';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM}`,
  },
  field: {
    width: '100%',
    fontFamily: 'inherit',
    height: 'auto',
    minHeight: '32px',
    maxHeight: 'min(160px, 30dvh)',
    padding: `5px ${tokens.spacingHorizontalM}`,
    resize: 'none',
    // Grows with the text in browsers that support it.
    fieldSizing: 'content',
    '::placeholder': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: tokens.colorNeutralForeground4,
      opacity: 1,
    },
  },
  note: { ...typographyStyles.caption1, gridColumn: '1 / -1', margin: 0, color: tokens.colorNeutralForeground3 },
  hint: { '@media (pointer: coarse)': { display: 'none' } },
  fault: { color: tokens.colorStatusDangerForeground1 },
  // The icon points in the writing direction.
  icon: mirrored,
});

/** Maximum length in characters, same as on the server. */
const most = 100_000;

export interface ComposerProps {
  contactId: string;
  /** Name of the contact; empty until it is known. */
  name: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Message field. Unsent text is kept when another conversation is opened. */
export function Composer({ contactId, name, fieldRef }: ComposerProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const controls = useControlStyles();
  const noteId = useId();
  const [drafts, setDraft] = useDrafts();
  const [, outbox] = useOutbox();
  const draft = drafts.get(contactId) ?? '';
  const isBlank = draft.trim() === '';
  const isTooLong = draft.length > most;
  const label = formatMessage(texts.write, { name });

  const send = () => {
    if (isBlank || isTooLong) return;
    outbox.send(contactId, draft.trim());
    setDraft(contactId, '');
    fieldRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method editor is composing, Enter confirms its suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={fieldRef}
        className={mergeClasses(controls.control, controls.focus, controls.invalid, styles.field)}
        rows={1}
        dir="auto"
        enterKeyHint="send"
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={isTooLong || undefined}
        placeholder={label}
        value={draft}
        onChange={(event) => setDraft(contactId, event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        appearance="primary"
        icon={<Send20Filled className={styles.icon} />}
        aria-label={formatMessage(texts.send)}
        title={formatMessage(texts.send)}
        disabledFocusable={isBlank || isTooLong}
      />
      {isTooLong ? (
        <p id={noteId} role="alert" className={mergeClasses(styles.note, styles.fault)}>
          {formatMessage(texts.tooLong, { most, count: draft.length })}
        </p>
      ) : (
        <p id={noteId} className={mergeClasses(styles.note, styles.hint)}>
          {formatMessage(texts.writeHint)}
        </p>
      )}
    </form>
  );
}
