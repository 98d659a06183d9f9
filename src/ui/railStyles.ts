import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** The rail beside a list: its views with what is in them, and marks in colour that narrow the list. */
export const useRailStyles = makeStyles({
  rail: { position: 'sticky', insetBlockStart: '80px', display: 'grid', rowGap: tokens.spacingVerticalL },
  heading: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground3,
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    paddingInline: '10px',
  },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: '2px' },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  count: { ...typographyStyles.caption1Strong, fontVariantNumeric: 'tabular-nums' },
  dot: {
    width: '12px',
    height: '12px',
    marginInline: '4px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    border: '1px solid currentcolor',
    forcedColorAdjust: 'none',
  },
});
