import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { floatingBar } from '#ui/layout/floatingBar';
import { formMessages as messages } from '../../core/formMessages';
import { useProductForm } from '../../core/useProductForm';

const useStyles = makeStyles({
  bar: { ...floatingBar, flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  words: { ...typographyStyles.body1Strong, flexGrow: 1 },
  // On one line with the words if there is room, and never on two.
  buttons: {
    display: 'flex',
    marginInlineStart: 'auto',
    columnGap: tokens.spacingHorizontalS,
    '@media (max-width: 599.98px)': { '& > button': { minWidth: '72px' } },
  },
});

export interface SaveBarProps {
  /** Whether the form has all values that a save needs. */
  canSave: boolean;
  onDiscard: () => void;
}

function Bar({ canSave, onDiscard }: SaveBarProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control } = useProductForm();
  const { isSubmitting } = useFormState({ control });
  const barRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = barRef.current;
    return () => {
      // When the bar is removed, its focused button would lose the focus. The form takes it instead.
      if (bar?.contains(document.activeElement)) bar.closest('form')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={barRef} className={styles.bar}>
      <span role="status" className={styles.words}>
        {formatMessage(messages.unsaved)}
      </span>
      <div className={styles.buttons}>
        <Button disabled={isSubmitting} onClick={onDiscard}>
          {formatMessage(messages.discard)}
        </Button>
        <Button type="submit" appearance="primary" disabledFocusable={isSubmitting || !canSave}>
          {formatMessage(isSubmitting ? messages.saving : messages.save)}
        </Button>
      </div>
    </div>
  );
}

/** Stays visible while there are unsaved changes, to save or discard them. */
export function SaveBar(props: SaveBarProps) {
  const { control } = useProductForm();
  const { isDirty } = useFormState({ control });
  return isDirty ? <Bar {...props} /> : null;
}
