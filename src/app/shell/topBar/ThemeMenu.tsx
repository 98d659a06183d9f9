import { Desktop20Regular } from '@fluentui/react-icons/svg/desktop';
import { WeatherMoon20Regular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunny20Regular } from '@fluentui/react-icons/svg/weather-sunny';
import { useIntl } from 'react-intl';
import type { ThemeChoice } from '#preferences/preferences';
import { usePreferences } from '#preferences/preferencesContext';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { messages } from '../messages';

const icons = { system: <Desktop20Regular />, light: <WeatherSunny20Regular />, dark: <WeatherMoon20Regular /> };
const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** Selects the color theme: light, dark, or system. */
export function ThemeMenu() {
  const { formatMessage } = useIntl();
  const { preferences, setPreferences } = usePreferences();
  const entries = choices.map((theme) => ({
    id: theme,
    label: formatMessage(messages[theme]),
    icon: icons[theme],
    isChecked: theme === preferences.theme,
    onSelect: () => setPreferences({ theme }),
  }));
  return (
    <ActionMenu
      appearance="subtle"
      icon={icons[preferences.theme]}
      label={formatMessage(messages.theme)}
      sections={[{ id: 'theme', kind: 'choice', entries }]}
    />
  );
}
