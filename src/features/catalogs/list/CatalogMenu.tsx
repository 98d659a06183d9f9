import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { ActionMenu } from '#ui/menu/ActionMenu';
import type { MenuSection } from '#ui/menu/menuTypes';
import type { CatalogDialog } from '../form/catalogDialog';
import type { CatalogMenuFragment } from './CatalogMenu.generated';
import { messages } from '../messages';
import { stepEntry } from '../stepEntry';
import { useCatalogStep } from '../useCatalogStep';

export interface CatalogMenuProps {
  catalog: CatalogMenuFragment;
  /** False if there is a separate edit button next to the menu. */
  hasEdit?: boolean;
  onDialog: (dialog: CatalogDialog) => void;
}

/** Menu with all actions for a catalog. Unavailable actions show the reason. */
export function CatalogMenu({ catalog, hasEdit = true, onDialog }: CatalogMenuProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { can } = useSession();
  const takeStep = useCatalogStep();
  const edit = {
    id: 'edit',
    label: formatMessage(messages.edit),
    icon: <Edit20Regular />,
    onSelect: () => onDialog('edit'),
  };
  const clone = {
    id: 'clone',
    label: formatMessage(messages.clone),
    icon: <Copy20Regular />,
    onSelect: () => onDialog('clone'),
  };
  const steps = catalog.steps
    .filter(({ action }) => can(action === 'DELETE' ? 'delete' : 'update', 'Catalog'))
    .map((step) => {
      const { action } = step;
      const onTake = () => (action === 'DELETE' ? onDialog('delete') : void takeStep(catalog, action));
      return stepEntry({ step, status: catalog.status, onTake, intl });
    });
  const sections: MenuSection[] = [
    {
      id: 'content',
      kind: 'actions',
      entries: [...(hasEdit && can('update', 'Catalog') ? [edit] : []), ...(can('create', 'Catalog') ? [clone] : [])],
    },
    { id: 'life', kind: 'actions', entries: steps },
  ];
  return (
    <ActionMenu
      appearance="subtle"
      icon={<MoreHorizontal20Regular />}
      label={formatMessage(messages.menuOf, { name: catalog.name })}
      sections={sections.filter(({ entries }) => entries.length > 0)}
    />
  );
}
