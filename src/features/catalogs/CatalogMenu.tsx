import { Button, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { useIntl } from 'react-intl';
import { useSession } from '../../session/sessionContext';
import type { CatalogDialog } from './catalogDialog';
import type { CatalogMenuFragment } from './CatalogMenu.generated';
import { CatalogStepItem } from './CatalogStepItem';
import { messages } from './messages';
import { useCatalogStep } from './useCatalogStep';

/** Props of `CatalogMenu`. */
export interface CatalogMenuProps {
  catalog: CatalogMenuFragment;
  /** Leave out what stands beside the menu as a button. */
  hasEdit?: boolean;
  onDialog(dialog: CatalogDialog): void;
}

/** All that can be done with a catalog as a whole, with the reasons against what cannot. */
export function CatalogMenu({ catalog, hasEdit = true, onDialog }: CatalogMenuProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const takeStep = useCatalogStep();
  const steps = catalog.steps.filter(({ action }) => can(action === 'DELETE' ? 'delete' : 'update', 'Catalog'));
  return (
    <Menu hasIcons>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={formatMessage(messages.menuOf, { name: catalog.name })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {hasEdit && can('update', 'Catalog') && (
            <MenuItem icon={<Edit20Regular />} onClick={() => onDialog('edit')}>
              {formatMessage(messages.edit)}
            </MenuItem>
          )}
          {can('create', 'Catalog') && (
            <MenuItem icon={<Copy20Regular />} onClick={() => onDialog('clone')}>
              {formatMessage(messages.clone)}
            </MenuItem>
          )}
          <MenuDivider />
          {steps.map((step) => (
            <CatalogStepItem
              key={step.action}
              step={step}
              status={catalog.status}
              onTake={() => (step.action === 'DELETE' ? onDialog('delete') : void takeStep(catalog, step.action))}
            />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
