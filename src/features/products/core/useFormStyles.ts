import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles shared by the sections of the product form. */
export const useFormStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  /** Two fields side by side if there is room. */
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
  },
  rows: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  rowHead: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  add: { alignSelf: 'flex-start', marginBlockStart: tokens.spacingVerticalXS },
  subheading: { ...typographyStyles.body1Strong, margin: 0 },
});
