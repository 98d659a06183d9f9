import { recordMessages } from '#ui/recordMessages';
import { messages } from '#ui/messages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for task actions. */
export const actionMessages = defineMessages({
  newTask: { id: 'todo.new', defaultMessage: 'New task' },
  quickAdd: { id: 'todo.quickAdd', defaultMessage: 'Add a task' },
  quickAddSubmit: sharedMessages.add,
  quickAdded: { id: 'todo.quickAdd.done', defaultMessage: '“{title}” added' },
  notAdded: { id: 'todo.quickAdd.failed', defaultMessage: 'Couldn’t add “{title}”' },
  created: { id: 'todo.done.created', defaultMessage: 'Task added' },
  open: { id: 'todo.action.open', defaultMessage: 'Open' },
  saved: { id: 'todo.done.saved', defaultMessage: 'Task saved' },
  delete: recordMessages.delete,
  deleteOne: { id: 'todo.action.deleteOne', defaultMessage: 'Delete “{title}”' },
  restore: sharedMessages.restore,
  restoreOne: { id: 'todo.action.restoreOne', defaultMessage: 'Restore “{title}”' },
  purgeOne: { id: 'todo.action.purgeOne', defaultMessage: 'Permanently delete “{title}”' },
  undo: messages.undo,
  failed: sharedMessages.changeNotSaved,
  completed: { id: 'todo.done.completed', defaultMessage: 'Task completed' },
  reopened: { id: 'todo.done.reopened', defaultMessage: 'Task reopened' },
  deleted: { id: 'todo.done.deleted', defaultMessage: 'Task deleted' },
  restored: { id: 'todo.done.restored', defaultMessage: 'Task restored' },
  purged: { id: 'todo.done.purged', defaultMessage: 'Task permanently deleted' },
  purge: sharedMessages.deletePermanently,
  purgeTitle: { id: 'todo.purge.title', defaultMessage: 'Permanently delete this task?' },
  purgeText: { id: 'todo.purge.text', defaultMessage: '“{title}” will be permanently deleted. You can’t undo this.' },
});
