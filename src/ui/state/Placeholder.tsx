import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  placeholder: {
    display: 'block',
    maxWidth: '100%',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1Alpha,
    // Not its opacity, and not at once: see docs/decisions/0032-late-pulse.md.
    animationName: { '50%': { backgroundColor: tokens.colorNeutralStencil2Alpha } },
    animationDuration: '1.6s',
    animationDelay: '1s',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  inline: { display: 'inline-block', verticalAlign: 'middle' },
});

export interface PlaceholderProps {
  width?: number | string | undefined;
  height?: number | string;
  isInline?: boolean;
}

/** A gray shape in place of content that is loading. Skeletons are made of these. */
export function Placeholder({ width = '100%', height = 12, isInline = false }: PlaceholderProps) {
  const styles = useStyles();
  return (
    <span
      aria-hidden="true"
      data-placeholder=""
      className={mergeClasses(styles.placeholder, isInline && styles.inline)}
      style={{ width, height }}
    />
  );
}
