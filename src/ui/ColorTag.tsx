import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  tag: {
    ...typographyStyles.caption1,
    display: 'inline-block',
    paddingInline: tokens.spacingHorizontalSNudge,
    borderRadius: tokens.borderRadiusMedium,
    whiteSpace: 'nowrap',
    // Forced colours take the ground away; the line keeps the tag apart.
    border: `1px solid ${tokens.colorTransparentStroke}`,
  },
});

/** A word on a colour, such as a label; `className` gives ground and text their colours. */
export function ColorTag({ label, className }: { label: string; className: string }) {
  return <span className={mergeClasses(useStyles().tag, className)}>{label}</span>;
}
