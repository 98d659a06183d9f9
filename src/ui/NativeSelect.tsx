import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import type { ComponentProps } from 'react';
import { useControlStyles } from './controlStyles';

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex', minWidth: 0 },
  // Not as wide as its longest choice: those may come later and would push what stands beside it.
  filter: { width: '164px', maxWidth: '100%' },
  select: {
    appearance: 'none',
    width: '100%',
    paddingBlock: 0,
    paddingInlineStart: tokens.spacingHorizontalM,
    paddingInlineEnd: '34px',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  small: { ...typographyStyles.caption1, height: '24px', paddingInlineStart: tokens.spacingHorizontalS },
  chevron: {
    position: 'absolute',
    insetInlineEnd: '10px',
    insetBlockStart: 'calc(50% - 8px)',
    color: tokens.colorNeutralForeground3,
    pointerEvents: 'none',
  },
});

/** Props of `NativeSelect`: those of a `select`. */
export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'className'> {
  /** For a line of small print, as wide as its choices. */
  isSmall?: boolean;
}

/** The browser's own list of choices in Fluent's look, for filters and pages; forms take `SelectField`. */
export function NativeSelect({ isSmall = false, ...props }: NativeSelectProps) {
  const styles = useStyles();
  const controls = useControlStyles();
  return (
    <span className={mergeClasses(styles.root, !isSmall && styles.filter)}>
      <select
        {...props}
        className={mergeClasses(controls.control, controls.focus, styles.select, isSmall && styles.small)}
      />
      <ChevronDown16Regular aria-hidden="true" className={styles.chevron} />
    </span>
  );
}
