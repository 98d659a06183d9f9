import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { useIntl } from 'react-intl';
import { recordMessages as messages } from '../recordMessages';
import { ActionMenu } from './ActionMenu';
import type { MenuEntry, MenuSection } from './menuTypes';

export interface RecordMenuProps {
  /** Names the record; for example, `Actions for Ada`. */
  label: string;
  /** undefined if it has no page of its own besides the one to edit it. */
  viewTo?: string;
  /** undefined if the user cannot edit it. */
  editTo: string | undefined;
  /** Actions besides those, in a section of their own. */
  more?: readonly MenuEntry[];
  /** undefined if the user cannot delete it. */
  onDelete: (() => void) | undefined;
}

/** The actions of a record in its list row: view, edit, delete, and others. */
export function RecordMenu({ label, viewTo, editTo, more = [], onDelete }: RecordMenuProps) {
  const { formatMessage } = useIntl();
  const view = viewTo !== undefined && {
    id: 'view',
    label: formatMessage(messages.view),
    icon: <Eye20Regular />,
    to: viewTo,
  };
  const edit = editTo !== undefined && {
    id: 'edit',
    label: formatMessage(messages.edit),
    icon: <Edit20Regular />,
    to: editTo,
  };
  const remove = onDelete && {
    id: 'delete',
    label: formatMessage(messages.delete),
    icon: <Delete20Regular />,
    onSelect: onDelete,
  };
  const groups = [
    { id: 'open', entries: [view, edit] },
    { id: 'more', entries: more },
    { id: 'end', entries: [remove] },
  ];
  const sections = groups.flatMap(({ id, entries }): MenuSection[] => {
    const shown = entries.flatMap((entry) => entry || []);
    return shown.length ? [{ id, kind: 'actions', entries: shown }] : [];
  });
  return <ActionMenu appearance="subtle" icon={<MoreHorizontal20Regular />} label={label} sections={sections} />;
}
