import { makeStyles, tokens } from '@fluentui/react-components';

/** The color of each tag, for its mark and for the background of its name. */
export const useTagStyles = makeStyles({
  TEAM: { backgroundColor: tokens.colorPaletteRoyalBlueBackground2, color: tokens.colorPaletteRoyalBlueForeground2 },
  UPDATE: { backgroundColor: tokens.colorPalettePlumBackground2, color: tokens.colorPalettePlumForeground2 },
  LOW: { backgroundColor: tokens.colorPaletteForestBackground2, color: tokens.colorPaletteForestForeground2 },
  MEDIUM: { backgroundColor: tokens.colorPaletteGoldBackground2, color: tokens.colorPaletteGoldForeground2 },
  HIGH: { backgroundColor: tokens.colorPaletteCranberryBackground2, color: tokens.colorPaletteCranberryForeground2 },
});
