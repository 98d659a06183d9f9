import { useIntl } from 'react-intl';
import { layoutChoices } from '#preferences/layout';
import { usePreferences } from '#preferences/preferencesContext';
import { layoutMessages } from '../layoutMessages';
import { ChoiceGroup } from './ChoiceGroup';
import { messages } from './messages';
import { Toggle } from './Toggle';

/** Options for page behavior: page transition, ripple, and floating buttons. */
export function BehaviorOptions() {
  const { formatMessage } = useIntl();
  const { preferences, setPreferences } = usePreferences();
  const { transition, hasScrollToTop, hasRipple, hasCustomizer } = preferences;
  return (
    <>
      <ChoiceGroup
        legend={formatMessage(messages.transition)}
        choices={layoutChoices.transition.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        value={transition}
        onChange={(value) => setPreferences({ transition: value })}
      />
      <Toggle
        label={formatMessage(messages.scrollToTop)}
        isOn={hasScrollToTop}
        onChange={(isOn) => setPreferences({ hasScrollToTop: isOn })}
      />
      <Toggle
        label={formatMessage(messages.ripple)}
        isOn={hasRipple}
        onChange={(isOn) => setPreferences({ hasRipple: isOn })}
      />
      <Toggle
        label={formatMessage(layoutMessages.customizerButton)}
        hint={formatMessage(messages.customizerHint)}
        isOn={hasCustomizer}
        onChange={(isOn) => setPreferences({ hasCustomizer: isOn })}
      />
    </>
  );
}
