import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { listMessages } from '../table/listMessages';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    // On a phone, two fields share a row. A button is as wide as its text.
    '@media (max-width: 599.98px)': {
      '& > *': { flexGrow: 1, flexBasis: '40%', maxWidth: '100%' },
      '& > button': { flexBasis: 'auto', flexShrink: 0 },
    },
  },
});

export interface FilterBarProps {
  /** Clears all filters; undefined if no filter is set. */
  onClear?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The search field and filters in a row, with a button to clear them all. Goes into the toolbar of `DataTable`. */
export function FilterBar({ onClear, className, children }: FilterBarProps) {
  const { formatMessage } = useIntl();
  const barRef = useRef<HTMLDivElement>(null);
  const styles = useStyles();
  const clear = () => {
    onClear?.();
    // The button disappears with the filters.
    barRef.current?.querySelector<HTMLElement>('input, select')?.focus();
  };
  return (
    <div ref={barRef} className={mergeClasses(styles.bar, className)}>
      {children}
      {onClear && (
        <Button appearance="transparent" onClick={clear}>
          {formatMessage(listMessages.clearFilters)}
        </Button>
      )}
    </div>
  );
}
