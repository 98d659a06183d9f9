import { makeStyles, ToggleButton } from '@fluentui/react-components';
import { Grid20Regular } from '@fluentui/react-icons/svg/grid';
import { TextBulletList20Regular } from '@fluentui/react-icons/svg/text-bullet-list';
import { useIntl } from 'react-intl';
import { partMessages } from './partMessages';

const views = [
  { isList: false, icon: <Grid20Regular />, label: partMessages.grid },
  { isList: true, icon: <TextBulletList20Regular />, label: partMessages.list },
] as const;

const useStyles = makeStyles({ group: { display: 'inline-flex', flexShrink: 0 } });

/** Switches a `ProductGrid` between grid and list. */
export function ViewToggle({ isList, onChange }: { isList: boolean; onChange(isList: boolean): void }) {
  const { formatMessage } = useIntl();
  return (
    <div role="group" aria-label={formatMessage(partMessages.view)} className={useStyles().group}>
      {views.map((view) => (
        <ToggleButton
          key={view.label.id}
          appearance="subtle"
          icon={view.icon}
          checked={isList === view.isList}
          aria-label={formatMessage(view.label)}
          title={formatMessage(view.label)}
          onClick={() => onChange(view.isList)}
        />
      ))}
    </div>
  );
}
