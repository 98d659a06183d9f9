import { makeStyles, ToggleButton } from '@fluentui/react-components';
import { Grid20Regular } from '@fluentui/react-icons/svg/grid';
import { TextBulletList20Regular } from '@fluentui/react-icons/svg/text-bullet-list';
import { useIntl } from 'react-intl';
import { mirrored } from '#ui/layout/mirrored';
import { partMessages } from './partMessages';

const views = [
  { isList: false, Icon: Grid20Regular, label: partMessages.grid },
  { isList: true, Icon: TextBulletList20Regular, label: partMessages.list },
] as const;

const useStyles = makeStyles({ group: { display: 'inline-flex', flexShrink: 0 }, icon: mirrored });

/** Switches a `ProductGrid` between grid and list. */
export function ViewToggle({ isList, onChange }: { isList: boolean; onChange: (isList: boolean) => void }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <div role="group" aria-label={formatMessage(partMessages.view)} className={styles.group}>
      {views.map((view) => (
        <ToggleButton
          key={view.label.id}
          appearance="subtle"
          icon={<view.Icon className={styles.icon} />}
          checked={isList === view.isList}
          aria-label={formatMessage(view.label)}
          title={formatMessage(view.label)}
          onClick={() => onChange(view.isList)}
        />
      ))}
    </div>
  );
}
