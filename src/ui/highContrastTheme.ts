// A separate module, so that these colors are loaded only when needed.
import { teamsHighContrastTheme, type Theme } from '@fluentui/react-components';

/**
 * Fluent’s theme for forced colors is dark. Browsers replace its colors by those of the system, except in drawings,
 * whose fills and lines are these.
 */
export const highContrastTheme: Theme = {
  ...teamsHighContrastTheme,
  colorNeutralBackground1: 'Canvas',
  colorNeutralBackground3: 'Canvas',
  colorBrandBackground2: 'Canvas',
  colorNeutralStroke1: 'CanvasText',
  colorBrandStroke1: 'CanvasText',
  colorBrandStroke2: 'CanvasText',
};
