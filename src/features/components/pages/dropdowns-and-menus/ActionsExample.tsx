import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { useToast } from '#ui/state/useToast';

/** Commands for a record. The code of menus loads when the button gets the pointer or the focus. */
export function ActionsExample() {
  const toast = useToast();
  return (
    <ActionMenu
      sections={[
        {
          id: 'change',
          kind: 'actions',
          entries: [
            { id: 'edit', label: 'Edit', icon: <Edit20Regular />, onSelect: () => toast.info('Edit selected') },
            { id: 'publish', label: 'Publish', note: 'Fix 3 errors first', isDisabled: true },
          ],
        },
        {
          id: 'end',
          kind: 'actions',
          entries: [
            { id: 'delete', label: 'Delete', icon: <Delete20Regular />, onSelect: () => toast.info('Delete selected') },
          ],
        },
      ]}
    >
      Actions
    </ActionMenu>
  );
}
