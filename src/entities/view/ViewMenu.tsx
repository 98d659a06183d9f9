import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { ActionMenu } from '#ui/menu/ActionMenu';
import type { MenuEntry, MenuSection } from '#ui/menu/menuTypes';
import { useToast } from '#ui/state/useToast';
import { messages } from './messages';
import type { ViewDialogName } from './ViewDialogs';
import { useViewUseMutation, type ViewPartsFragment } from './Views.generated';

export interface ViewMenuProps {
  views: readonly ViewPartsFragment[];
  /** The open view. */
  view: ViewPartsFragment | undefined;
  isDirty: boolean;
  onSave: (view: ViewPartsFragment) => Promise<void>;
  onShow: (view: ViewPartsFragment) => void;
  onDialog: (name: ViewDialogName) => void;
}

/** The menu beside the tabs: what can be done with the open view, and the views that are no tabs. */
export function ViewMenu({ views, view, isDirty, onSave, onShow, onDialog }: ViewMenuProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const [mark] = useViewUseMutation();

  const change = async (open: ViewPartsFragment, changes: { isPinned?: boolean; isDefault?: boolean }) => {
    try {
      await mark({ variables: { input: { id: open.id, ...changes } } });
      if (changes.isDefault === undefined) return;
      toast.success(formatMessage(changes.isDefault ? messages.isDefault : messages.isNoDefault, { name: open.name }));
    } catch (error) {
      toast.error(formatMessage(messages.notSaved), getErrorMessage(error, intl));
    }
  };

  const copy = async ({ id }: ViewPartsFragment) => {
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}?open=${id}`);
      toast.success(formatMessage(messages.linkCopied));
    } catch {
      toast.error(formatMessage(messages.linkNotCopied));
    }
  };

  const saveAs: MenuEntry = {
    id: 'create',
    label: formatMessage(view ? messages.saveAsNew : messages.saveView),
    onSelect: () => onDialog('create'),
  };

  const listOwn = (open: ViewPartsFragment): MenuEntry[] => [
    ...(isDirty && open.isEditable
      ? [{ id: 'save', label: formatMessage(messages.save), onSelect: () => void onSave(open) }]
      : []),
    ...(isDirty ? [{ id: 'reset', label: formatMessage(messages.reset), onSelect: () => onShow(open) }] : []),
    saveAs,
    ...(open.isEditable ? [{ id: 'edit', label: formatMessage(messages.edit), onSelect: () => onDialog('edit') }] : []),
    { id: 'link', label: formatMessage(messages.copyLink), onSelect: () => void copy(open) },
    {
      id: 'pin',
      label: formatMessage(open.isPinned ? messages.unpin : messages.pin),
      onSelect: () => void change(open, { isPinned: !open.isPinned }),
    },
    {
      id: 'default',
      label: formatMessage(open.isDefault ? messages.unsetDefault : messages.setDefault),
      onSelect: () => void change(open, { isDefault: !open.isDefault }),
    },
    ...(open.isEditable
      ? [{ id: 'delete', label: formatMessage(messages.delete), onSelect: () => onDialog('delete') }]
      : []),
  ];

  const others = views.filter(({ id, isPinned }) => !isPinned && id !== view?.id);
  const sections: MenuSection[] = [
    { id: 'view', kind: 'actions', ...(view && { heading: view.name }), entries: view ? listOwn(view) : [saveAs] },
    ...(others.length > 0
      ? [
          {
            id: 'others',
            kind: 'actions' as const,
            heading: formatMessage(messages.otherViews),
            entries: others.map((other) => ({
              id: other.id,
              label: other.name,
              ...(!other.isOwn && other.owner && { note: formatMessage(messages.sharedBy, { name: other.owner }) }),
              onSelect: () => onShow(other),
            })),
          },
        ]
      : []),
  ];
  return (
    <ActionMenu
      appearance="subtle"
      icon={<MoreHorizontal20Regular />}
      label={formatMessage(messages.menu)}
      sections={sections}
    />
  );
}
