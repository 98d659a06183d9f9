import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useEffect, useState } from 'react';
import { useControlStyles } from '../control/controlStyles';

const useStyles = makeStyles({
  field: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalSNudge,
    width: '260px',
    paddingInlineStart: '10px',
    paddingInlineEnd: tokens.spacingHorizontalS,
    '& svg': { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    textOverflow: 'ellipsis',
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
  },
});

/** How long typing must pause before the search starts, in milliseconds: longer than between repeats of a held key. */
const restMs = 40;

export interface SearchFieldProps {
  /** What is searched, for screen readers and as the placeholder. */
  label: string;
  value: string;
  /** Called when typing pauses, not on each key press. */
  onChange: (text: string) => void;
}

/** A search field for a list. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const styles = useStyles();
  const controls = useControlStyles();
  const [draft, setDraft] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // A value that comes back as it was sent must not overwrite text typed since. A value from elsewhere does.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setDraft(value);
    }
  }
  useEffect(() => {
    if (draft === sent) return;
    const timer = setTimeout(() => {
      setSent(draft);
      onChange(draft);
    }, restMs);
    return () => clearTimeout(timer);
  }, [draft, sent, onChange]);
  return (
    <span className={mergeClasses(controls.control, controls.focus, styles.field)}>
      <Search20Regular aria-hidden="true" />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
    </span>
  );
}
