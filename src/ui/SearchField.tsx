import { makeStyles, SearchBox } from '@fluentui/react-components';
import { useEffect, useState } from 'react';

const useStyles = makeStyles({ field: { width: '260px', maxWidth: '100%' } });

/** How long the typing must rest before it is searched for, in milliseconds. */
const restMs = 100;

/** Props of `SearchField`. */
export interface SearchFieldProps {
  /** What is searched for, for screen readers and as placeholder. */
  label: string;
  value: string;
  /** Called when the typing rests, not at each key. */
  onChange(text: string): void;
}

/** A field to search a list with. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const styles = useStyles();
  const [draft, setDraft] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // A value that comes back as we sent it must not undo what was typed since; one from elsewhere counts.
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
    <SearchBox
      className={styles.field}
      aria-label={label}
      placeholder={label}
      value={draft}
      onChange={(_event, data) => setDraft(data.value)}
    />
  );
}
