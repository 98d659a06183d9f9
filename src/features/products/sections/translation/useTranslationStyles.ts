import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** The look of a text beside its field for another language. */
export const useTranslationStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
  },
  source: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXXS, minWidth: 0 },
  label: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, paddingBlock: tokens.spacingVerticalXXS },
  text: {
    ...typographyStyles.body1,
    margin: 0,
    maxHeight: '240px',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    // By the direction of the text’s own language.
    textAlign: 'start',
  },
  empty: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});
