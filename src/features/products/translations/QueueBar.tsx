import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { floatingBar } from '#ui/layout/floatingBar';
import { mirrored } from '#ui/layout/mirrored';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { positionStyle } from '../core/list/positionStyle';
import { useProductForm } from '../core/useProductForm';
import { queueMessages as messages } from './queueMessages';

const useStyles = makeStyles({
  bar: {
    ...floatingBar,
    // Wider than others, so that it begins where toasts do not reach.
    alignSelf: 'flex-start',
    width: '720px',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    '@media (max-width: 599.98px)': { padding: tokens.spacingHorizontalS },
  },
  part: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '& > button': { minWidth: '72px' },
  },
  end: { marginInlineStart: 'auto' },
  position: positionStyle,
  words: typographyStyles.body1Strong,
  icon: mirrored,
});

export interface QueueBarProps {
  /** The name of the product. */
  name: string;
  position: { position: number; total: number } | null;
  hasPrevious: boolean;
  isReadOnly: boolean;
  /** Whether the form has all values that a save needs. */
  canSave: boolean;
  onPrevious: () => void;
  /** Leaves the product as it is. */
  onNext: () => void;
  /** Called right before the form is submitted, to open the next product once it is saved. */
  onSaveAndNext: () => void;
  onDiscard: () => void;
}

/** Goes to the previous and the next product, and saves the current one. Ctrl or Cmd + Enter does both. */
export function QueueBar(props: QueueBarProps) {
  const { name, position, hasPrevious, isReadOnly, canSave, onPrevious, onNext, onSaveAndNext, onDiscard } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control } = useProductForm();
  const { isDirty, isSubmitting } = useFormState({ control });
  const next = isReadOnly ? messages.next : messages.skip;
  const barRef = useRef<HTMLElement>(null);

  const saveAndNext = () => {
    if (isSubmitting || !canSave) return;
    if (!isDirty) {
      onNext();
      return;
    }
    onSaveAndNext();
    barRef.current?.closest('form')?.requestSubmit();
  };
  const discard = () => {
    // The button that disappears would lose the focus. The form takes it instead.
    barRef.current?.closest('form')?.focus({ preventScroll: true });
    onDiscard();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('[aria-modal="true"], [role="menu"]')) return;
    const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const action =
      isMod && event.key === 'Enter'
        ? isReadOnly
          ? onNext
          : saveAndNext
        : isAlt && event.key === 'PageDown'
          ? onNext
          : isAlt && event.key === 'PageUp' && hasPrevious
            ? onPrevious
            : null;
    if (!action) return;
    event.preventDefault();
    // The editor of formatted text would begin a new line.
    event.stopPropagation();
    if (!event.repeat) action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);

  return (
    <section ref={barRef} aria-label={formatMessage(messages.bar)} className={styles.bar}>
      <div className={styles.part}>
        <Button
          appearance="subtle"
          icon={<ChevronLeft20Regular className={styles.icon} />}
          aria-keyshortcuts="Alt+PageUp"
          title={formatMessage(messages.PageUp, { name: formatMessage(messages.previous) })}
          disabledFocusable={!hasPrevious}
          onClick={onPrevious}
        >
          {formatMessage(messages.previous)}
        </Button>
        <span role="status" className={styles.position}>
          {position && (
            <>
              <VisuallyHidden>{formatMessage(messages.placeOf, { name, ...position })}</VisuallyHidden>
              <span aria-hidden="true">{formatMessage(messages.place, position)}</span>
            </>
          )}
        </span>
        <Button
          appearance="subtle"
          icon={<ChevronRight20Regular className={styles.icon} />}
          iconPosition="after"
          aria-keyshortcuts="Alt+PageDown"
          title={formatMessage(messages.PageDown, { name: formatMessage(next) })}
          onClick={onNext}
        >
          {formatMessage(next)}
        </Button>
      </div>
      {!isReadOnly && (
        <div className={mergeClasses(styles.part, styles.end)}>
          <span role="status" className={styles.words}>
            {isDirty && formatMessage(messages.unsaved)}
          </span>
          {isDirty && (
            <Button disabled={isSubmitting} onClick={discard}>
              {formatMessage(messages.discard)}
            </Button>
          )}
          <Button
            appearance="primary"
            aria-keyshortcuts="Control+Enter"
            title={formatMessage(messages.saveKey)}
            disabledFocusable={isSubmitting || !canSave}
            onClick={saveAndNext}
          >
            {formatMessage(isSubmitting ? messages.saving : messages.save)}
          </Button>
        </div>
      )}
    </section>
  );
}
