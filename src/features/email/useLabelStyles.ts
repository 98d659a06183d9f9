import { makeStyles, tokens } from '@fluentui/react-components';

/** The color of each label, for its mark and for the background of its name. */
export const useLabelStyles = makeStyles({
  PRIVATE: { backgroundColor: tokens.colorPaletteCranberryBackground2, color: tokens.colorPaletteCranberryForeground2 },
  COMPANY: { backgroundColor: tokens.colorPaletteRoyalBlueBackground2, color: tokens.colorPaletteRoyalBlueForeground2 },
  IMPORTANT: { backgroundColor: tokens.colorPaletteGoldBackground2, color: tokens.colorPaletteGoldForeground2 },
  PERSONAL: { backgroundColor: tokens.colorPaletteForestBackground2, color: tokens.colorPaletteForestForeground2 },
});
