import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Box20Regular } from '@fluentui/react-icons/svg/box';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Filter20Regular } from '@fluentui/react-icons/svg/filter';
import { FolderArrowRight20Regular } from '@fluentui/react-icons/svg/folder-arrow-right';
import { Rename20Regular } from '@fluentui/react-icons/svg/rename';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import type { MenuSection } from '#ui/menu/menuTypes';
import type { CategoryRowFragment } from '../CategoryTree.generated';
import type { CategoryDialog } from '../dialogs/categoryDialog';
import { messages } from '../messages';
import type { CategoryPlace } from './dropTarget';
import type { TreeRow } from './treeRows';

/** What the menu of a category needs. */
interface CategoryMenuOptions {
  catalogId: string;
  onDialog: (dialog: CategoryDialog) => void;
  onMove: (category: CategoryRowFragment, place: CategoryPlace) => void;
}

/** Returns a function that gives the actions for a category. */
export function useCategoryMenu(options: CategoryMenuOptions): (row: TreeRow) => MenuSection[] {
  const { catalogId, onDialog, onMove } = options;
  const { formatMessage } = useIntl();
  return ({ category, siblingCount }) => {
    const { path, parent, position, rule } = category;
    const shift = (by: number) => onMove(category, { parent, position: position + by });
    return [
      {
        id: 'products',
        kind: 'actions',
        entries: [
          {
            id: 'view',
            label: formatMessage(messages.viewProducts),
            icon: <Box20Regular />,
            to: href(paths.productList, { catalogId }, { category: path }),
          },
          {
            id: 'create',
            label: formatMessage(messages.createBelow),
            icon: <Add20Regular />,
            onSelect: () => onDialog({ kind: 'create', path }),
          },
          {
            id: 'rename',
            label: formatMessage(messages.rename),
            icon: <Rename20Regular />,
            onSelect: () => onDialog({ kind: 'rename', path }),
          },
          {
            id: 'details',
            label: formatMessage(messages.details),
            icon: <Edit20Regular />,
            onSelect: () => onDialog({ kind: 'details', path }),
          },
          {
            id: 'rule',
            label: formatMessage(rule ? messages.rule : messages.addRule),
            icon: <Filter20Regular />,
            to: href(paths.categoryRule, { catalogId }, { category: path }),
          },
        ],
      },
      {
        id: 'move',
        kind: 'actions',
        entries: [
          {
            id: 'up',
            label: formatMessage(messages.moveUp),
            icon: <ArrowUp20Regular />,
            isDisabled: position === 1,
            onSelect: () => shift(-1),
          },
          {
            id: 'down',
            label: formatMessage(messages.moveDown),
            icon: <ArrowDown20Regular />,
            isDisabled: position === siblingCount,
            onSelect: () => shift(1),
          },
          {
            id: 'to',
            label: formatMessage(messages.move),
            icon: <FolderArrowRight20Regular />,
            onSelect: () => onDialog({ kind: 'move', path }),
          },
        ],
      },
      {
        id: 'end',
        kind: 'actions',
        entries: [
          {
            id: 'delete',
            label: formatMessage(messages.delete),
            icon: <Delete20Regular />,
            onSelect: () => onDialog({ kind: 'delete', path }),
          },
        ],
      },
    ];
  };
}
