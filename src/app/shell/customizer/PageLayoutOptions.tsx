import { useIntl } from 'react-intl';
import { layoutChoices } from '#preferences/layout';
import { usePreferences } from '#preferences/preferencesContext';
import { ChoiceGroup } from './ChoiceGroup';
import { messages } from './messages';
import { LayoutThumbnail } from './LayoutThumbnail';
import { Toggle } from './Toggle';

/** Options for the position of the page parts (menu, top bar, content, footer) and for the writing direction. */
export function PageLayoutOptions() {
  const { formatMessage } = useIntl();
  const { preferences, setPreferences } = usePreferences();
  const { menu, isMenuCollapsed, isMenuHidden, contentWidth, navbar, footer, direction } = preferences;
  return (
    <>
      <ChoiceGroup
        legend={formatMessage(messages.menu)}
        choices={layoutChoices.menu.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          picture: <LayoutThumbnail menu={value} />,
        }))}
        value={menu}
        onChange={(value) => setPreferences({ menu: value, isMenuHidden: false })}
      />
      <Toggle
        label={formatMessage(messages.menuCollapsed)}
        isOn={isMenuCollapsed}
        onChange={(isOn) => setPreferences({ isMenuCollapsed: isOn })}
      />
      <Toggle
        label={formatMessage(messages.menuHidden)}
        isOn={isMenuHidden}
        onChange={(isOn) => setPreferences({ isMenuHidden: isOn })}
      />
      <ChoiceGroup
        legend={formatMessage(messages.contentWidth)}
        choices={layoutChoices.contentWidth.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          picture: <LayoutThumbnail contentWidth={value} />,
        }))}
        value={contentWidth}
        onChange={(value) => setPreferences({ contentWidth: value })}
      />
      <ChoiceGroup
        legend={formatMessage(messages.navbar)}
        choices={layoutChoices.navbar.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          picture: <LayoutThumbnail navbar={value} />,
        }))}
        value={navbar}
        onChange={(value) => setPreferences({ navbar: value })}
      />
      <ChoiceGroup
        legend={formatMessage(messages.footer)}
        choices={layoutChoices.footer.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          picture: <LayoutThumbnail footer={value} />,
        }))}
        value={footer}
        onChange={(value) => setPreferences({ footer: value })}
      />
      <ChoiceGroup
        legend={formatMessage(messages.direction)}
        choices={layoutChoices.direction.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          picture: <LayoutThumbnail isMirrored={value === 'rtl'} />,
        }))}
        value={direction}
        onChange={(value) => setPreferences({ direction: value })}
      />
    </>
  );
}
