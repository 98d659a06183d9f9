import { makeStyles, tokens } from '@fluentui/react-components';

/** The backgrounds of generated images, and the colors of what is drawn on them. */
export const usePictureColors = makeStyles({
  steel: { backgroundColor: tokens.colorPaletteSteelBackground2, fill: tokens.colorPaletteSteelForeground2 },
  teal: { backgroundColor: tokens.colorPaletteTealBackground2, fill: tokens.colorPaletteTealForeground2 },
  plum: { backgroundColor: tokens.colorPalettePlumBackground2, fill: tokens.colorPalettePlumForeground2 },
  brass: { backgroundColor: tokens.colorPaletteBrassBackground2, fill: tokens.colorPaletteBrassForeground2 },
  forest: { backgroundColor: tokens.colorPaletteForestBackground2, fill: tokens.colorPaletteForestForeground2 },
  navy: { backgroundColor: tokens.colorPaletteNavyBackground2, fill: tokens.colorPaletteNavyForeground2 },
});

/** The colors of images generated from a name. */
export const pictureColors = ['steel', 'teal', 'plum', 'brass', 'forest', 'navy'] as const;
