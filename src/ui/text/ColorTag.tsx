import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  tag: {
    ...typographyStyles.caption1,
    display: 'inline-block',
    paddingInline: tokens.spacingHorizontalSNudge,
    borderRadius: tokens.borderRadiusMedium,
    whiteSpace: 'nowrap',
    // Forced-colors mode removes the background; the border keeps the tag distinct.
    border: `1px solid ${tokens.colorTransparentStroke}`,
  },
});

/** Text on a colored background, such as a label. `className` sets the background and text colors. */
export function ColorTag({ label, className }: { label: string; className: string }) {
  return <span className={mergeClasses(useStyles().tag, className)}>{label}</span>;
}
