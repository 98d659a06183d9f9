import { pageTheme, type Skin } from '../../../ui/theme/pageTheme';
import type { Accent } from '../../../ui/theme/accentRamp';
import type { LayoutThumbnailColors } from './LayoutThumbnail';

/** The colors of a skin, for showing it on a page with any other skin. */
export function skinColors(skin: Skin, accent: Accent): LayoutThumbnailColors {
  const theme = pageTheme({ skin, accent, density: 'comfortable' });
  const dark = pageTheme({ skin: 'dark', accent, density: 'comfortable' });
  return {
    page: theme.colorNeutralBackground3,
    card: theme.colorNeutralBackground1,
    menu: skin === 'semi-dark' ? dark.colorNeutralBackground1 : theme.colorNeutralBackground1,
    ink: theme.colorNeutralForeground4,
    accent: theme.colorCompoundBrandBackground,
    line: skin === 'bordered' ? theme.colorNeutralStrokeAccessible : theme.colorNeutralStroke2,
  };
}
