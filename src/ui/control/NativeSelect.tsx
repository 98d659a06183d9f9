import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import type { ComponentProps } from 'react';
import { useControlStyles } from './controlStyles';

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex', minWidth: 0 },
  // Narrower than its longest option: options may load later, and would push neighboring elements.
  filter: { width: '164px', maxWidth: '100%' },
  wide: { width: '320px', maxWidth: '100%' },
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

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'className'> {
  /** Whether it is in a line of small text, as wide as its options. */
  isSmall?: boolean;
  /** Whether it has long options, such as names with versions. */
  isWide?: boolean;
}

/** The browser’s own select in the Fluent look, for filters and pagination. Forms use `SelectField`. */
export function NativeSelect({ isSmall = false, isWide = false, ...props }: NativeSelectProps) {
  const styles = useStyles();
  const controls = useControlStyles();
  return (
    <span className={mergeClasses(styles.root, !isSmall && styles.filter, isWide && styles.wide)}>
      <select
        {...props}
        className={mergeClasses(controls.control, controls.focus, styles.select, isSmall && styles.small)}
      />
      <ChevronDown16Regular aria-hidden="true" className={styles.chevron} />
    </span>
  );
}
