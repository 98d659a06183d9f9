import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDecimals } from '#ui/form/useDecimals';

const useStyles = makeStyles({
  control: {
    ...typographyStyles.body1,
    boxSizing: 'border-box',
    width: '100%',
    height: '32px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'inherit',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
});

export interface CellEditorProps {
  label: string;
  value: string;
  error: string | undefined;
  isNumber: boolean;
  /** The values to select from. Without them, the value is typed. */
  choices: readonly { value: string; label: string }[] | undefined;
  /** Called with the value that was entered. */
  onChange: (value: string) => void;
  /** Called with the key that ended the edit; null if the focus moved elsewhere. */
  onClose: (key: 'Enter' | 'Escape' | null) => void;
}

/** The control of a cell while it is edited. */
export function CellEditor({ label, value, error, isNumber, choices, onChange, onClose }: CellEditorProps) {
  const styles = useStyles();
  const { show, read } = useDecimals(isNumber);
  const former = show(value);
  const [draft, setDraft] = useState(former);
  // An edit that is scrolled out of sight is not lost, and one that was discarded is not applied.
  const leaveRef = useRef<(() => void) | null>(null);
  useEffect(() => {
    leaveRef.current = () => onChange(draft === former ? value : read(draft));
  });
  useEffect(() => () => leaveRef.current?.(), []);
  const close = (key: 'Enter' | 'Escape' | null) => {
    const apply = leaveRef.current;
    // Removing the control takes the focus from it.
    leaveRef.current = null;
    if (!apply) return;
    if (key !== 'Escape') apply();
    onClose(key);
  };
  const control = {
    className: styles.control,
    // As the cell. The rule for inputs on pages from right to left, in index.html, is stronger than a class.
    style: { textAlign: 'inherit' } as const,
    'aria-label': label,
    'aria-invalid': error !== undefined,
    'aria-description': error,
    autoFocus: true,
    value: draft,
    onBlur: () => close(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' && event.key !== 'Enter') return;
      // Enter does not save the product, and Escape closes nothing else.
      event.preventDefault();
      event.stopPropagation();
      close(event.key);
    },
  };
  if (choices) {
    return (
      <select {...control} onChange={(event) => setDraft(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...control}
      inputMode={isNumber ? 'decimal' : undefined}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value)}
    />
  );
}
