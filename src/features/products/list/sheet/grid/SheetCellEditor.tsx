import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { CellFormat } from '../cells/cellFormat';

const useStyles = makeStyles({
  control: {
    ...typographyStyles.body1,
    position: 'absolute',
    inset: 0,
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalSNudge,
    border: 'none',
    outline: `2px solid ${tokens.colorBrandStroke1}`,
    outlineOffset: '-2px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
});

/** Where the focus goes after an edit: to the cell itself, or to one next to it. */
export type AfterEdit = 'stay' | 'down' | 'up' | 'next' | 'previous';

export interface SheetCellEditorProps {
  label: string;
  format: CellFormat;
  /** What is entered when the edit starts. */
  text: string;
  /** Takes what was entered, and says where the focus goes; null if it moved elsewhere. */
  onCommit: (text: string, after: AfterEdit | null) => void;
  onCancel: () => void;
}

/** Returns the options of a cell in which one is selected. */
const getChoices = (format: CellFormat): string[] | null => {
  if (format.kind === 'yesNo') return ['', format.yes, format.no];
  if (format.kind !== 'choice') return null;
  return [...(format.isRequired ? [] : ['']), ...format.options.map(({ label }) => label)];
};

const afterKeys: Readonly<Record<string, [plain: AfterEdit, shift: AfterEdit]>> = {
  Enter: ['down', 'up'],
  Tab: ['next', 'previous'],
};

/** The control of a cell while it is edited: a list of options, a date, or a text. */
export function SheetCellEditor({ label, format, text, onCommit, onCancel }: SheetCellEditorProps) {
  const styles = useStyles();
  const [draft, setDraft] = useState(text);
  // Removing the control takes the focus from it.
  const isOpenRef = useRef(true);
  const controlRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const control = controlRef.current;
    control?.focus({ preventScroll: true });
    if (control instanceof HTMLInputElement && control.type === 'text') {
      control.setSelectionRange(control.value.length, control.value.length);
    }
  }, []);
  const end = (action: () => void) => {
    if (!isOpenRef.current) return;
    isOpenRef.current = false;
    action();
  };
  // The row can move out of sight, or no longer match, by a change of someone else.
  const leave = useEffectEvent(() => end(() => onCommit(draft, 'stay')));
  useEffect(() => () => leave(), []);
  const control = {
    ref: (element: HTMLElement | null) => {
      controlRef.current = element;
    },
    className: styles.control,
    'aria-label': label,
    value: draft,
    onBlur: () => end(() => onCommit(draft, null)),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation();
      const after = afterKeys[event.key];
      if (event.nativeEvent.isComposing || (!after && event.key !== 'Escape')) return;
      event.preventDefault();
      if (after) end(() => onCommit(draft, after[event.shiftKey ? 1 : 0]));
      else end(onCancel);
    },
  };
  const choices = getChoices(format);
  if (choices) {
    return (
      <select {...control} onChange={(event) => setDraft(event.target.value)}>
        {!choices.includes(draft) && <option>{draft}</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  const isDay = format.kind === 'date' && /^(?:\d{4}-\d\d-\d\d)?$/.test(text);
  return (
    <input
      {...control}
      type={isDay ? 'date' : 'text'}
      inputMode={format.kind === 'number' || format.kind === 'money' ? 'decimal' : undefined}
      dir={isDay ? undefined : 'auto'}
      onChange={(event) => setDraft(event.target.value)}
    />
  );
}
