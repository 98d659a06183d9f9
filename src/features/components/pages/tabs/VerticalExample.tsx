import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { CartRegular } from '@fluentui/react-icons/svg/cart';
import { HomeRegular } from '@fluentui/react-icons/svg/home';
import { SettingsRegular } from '@fluentui/react-icons/svg/settings';
import { useState } from 'react';

const texts: Record<string, string> = {
  home: 'Start page',
  orders: 'Five open orders',
  settings: 'Language and time zone',
};

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXL },
});

/** Tabs with icons, one below the other. */
export function VerticalExample() {
  const [value, setValue] = useState('home');
  return (
    <div className={useStyles().row}>
      <TabList
        vertical
        aria-label="Sections"
        selectedValue={value}
        onTabSelect={(_event, data) => setValue(String(data.value))}
      >
        <Tab value="home" icon={<HomeRegular />}>
          Home
        </Tab>
        <Tab value="orders" icon={<CartRegular />}>
          Orders
        </Tab>
        <Tab value="settings" icon={<SettingsRegular />}>
          Settings
        </Tab>
      </TabList>
      <p>{texts[value]}</p>
    </div>
  );
}
