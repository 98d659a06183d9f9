import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Desktop20Regular } from '@fluentui/react-icons/svg/desktop';
import { WeatherMoon20Regular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunny20Regular } from '@fluentui/react-icons/svg/weather-sunny';
import { useIntl } from 'react-intl';
import type { ThemeChoice } from '../../preferences/preferences';
import { usePreferences } from '../../preferences/preferencesContext';
import { messages } from './messages';

const choices: readonly { value: ThemeChoice; icon: typeof Desktop20Regular }[] = [
  { value: 'system', icon: Desktop20Regular },
  { value: 'light', icon: WeatherSunny20Regular },
  { value: 'dark', icon: WeatherMoon20Regular },
];

/** Chooses the colours: light, dark or as the system says. */
export function ThemeMenu() {
  const { formatMessage } = useIntl();
  const { preferences, setPreferences } = usePreferences();
  const Current = choices.find(({ value }) => value === preferences.theme)?.icon ?? Desktop20Regular;
  return (
    <Menu
      checkedValues={{ theme: [preferences.theme] }}
      onCheckedValueChange={(_event, { checkedItems }) => {
        const choice = choices.find(({ value }) => checkedItems.includes(value));
        if (choice) setPreferences({ theme: choice.value });
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<Current />} aria-label={formatMessage(messages.theme)} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {choices.map(({ value, icon: Icon }) => (
            <MenuItemRadio key={value} name="theme" value={value} icon={<Icon />}>
              {formatMessage(messages[value])}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
