import { tokens } from '@fluentui/react-components';
import { createTheme, type Theme } from '@fluentui/react/lib/Theme';

/** The theme of the charts, whose library is of an older Fluent, in the colors of the app. */
export function createChartTheme(isDark: boolean, isRtl: boolean): Theme {
  const theme = createTheme({
    isInverted: isDark,
    defaultFontStyle: { fontFamily: tokens.fontFamilyBase },
    palette: {
      neutralPrimary: tokens.colorNeutralForeground1,
      neutralDark: tokens.colorNeutralForeground1,
      black: tokens.colorNeutralForeground1,
      neutralSecondary: tokens.colorNeutralForeground2,
      neutralLighter: tokens.colorNeutralBackground3,
      neutralLight: tokens.colorNeutralStroke2,
      neutralQuaternaryAlt: tokens.colorNeutralStroke2,
      white: tokens.colorNeutralBackground1,
    },
    semanticColors: {
      bodyBackground: tokens.colorNeutralBackground1,
      bodyText: tokens.colorNeutralForeground1,
      bodySubtext: tokens.colorNeutralForeground3,
      bodyDivider: tokens.colorNeutralStroke2,
    },
  });
  return { ...theme, rtl: isRtl };
}
