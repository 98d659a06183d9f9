import { tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { layoutChoices } from '#preferences/layout';
import { usePreferences } from '#preferences/preferencesContext';
import { accentRamp, type Accent } from '#ui/theme/accentRamp';
import { type Skin, pageTheme } from '#ui/theme/pageTheme';
import { useSkin } from '#ui/hooks/useSkin';
import { ChoiceGroup } from './ChoiceGroup';
import { messages } from './messages';
import { LayoutThumbnail, type LayoutThumbnailColors } from './LayoutThumbnail';
import { Swatch } from './Swatch';
import { Toggle } from './Toggle';

/** The colors of a skin, for showing it on a page with any other skin. */
function skinColors(skin: Skin, accent: Accent): LayoutThumbnailColors {
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

const skinLabels = {
  light: messages.skinLight,
  bordered: messages.skinBordered,
  dark: messages.skinDark,
  'semi-dark': messages.skinSemiDark,
};
const skins: readonly Skin[] = ['semi-dark', 'light', 'bordered', 'dark'];

/** Options for colors and spacing: skin, accent color, top bar color, and density. */
export function AppearanceOptions() {
  const { formatMessage } = useIntl();
  const { preferences, setPreferences } = usePreferences();
  const { theme, accent, navbarColor, density } = preferences;
  const skin = useSkin();
  const isDark = skin === 'dark';
  const skinChoices = useMemo(
    () =>
      skins.map((value) => ({
        value,
        label: formatMessage(skinLabels[value]),
        picture: <LayoutThumbnail colors={skinColors(value, accent)} />,
      })),
    [accent, formatMessage],
  );
  const chooseSkin = (chosen: Skin) => {
    if (chosen === 'dark') setPreferences({ theme: 'dark' });
    // A light skin selected by the user is shown even when the system is dark.
    else setPreferences({ skin: chosen, theme: isDark ? 'light' : theme });
  };
  return (
    <>
      <ChoiceGroup legend={formatMessage(messages.skin)} choices={skinChoices} value={skin} onChange={chooseSkin} />
      <Toggle
        label={formatMessage(messages.followSystem)}
        isOn={theme === 'system'}
        onChange={(isOn) => setPreferences({ theme: isOn ? 'system' : isDark ? 'dark' : 'light' })}
      />
      <ChoiceGroup
        legend={formatMessage(messages.accent)}
        choices={layoutChoices.accent.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          picture: <Swatch color={accentRamp(value)[80]} />,
        }))}
        value={accent}
        onChange={(value) => setPreferences({ accent: value })}
        hasSwatches
      />
      <ChoiceGroup
        legend={formatMessage(messages.navbarColor)}
        choices={layoutChoices.navbarColor.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          picture: <Swatch color={value === 'white' ? tokens.colorNeutralBackground1 : accentRamp(value)[70]} />,
        }))}
        value={navbarColor}
        onChange={(value) => setPreferences({ navbarColor: value })}
        hasSwatches
      />
      <ChoiceGroup
        legend={formatMessage(messages.density)}
        choices={layoutChoices.density.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        value={density}
        onChange={(value) => setPreferences({ density: value })}
      />
    </>
  );
}
