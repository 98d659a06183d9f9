import { defineMessages } from '../../i18n/defineMessages';

/** Messages for task actions. */
export const actionMessages = defineMessages({
  newTask: { id: 'todo.new', defaultMessage: 'New task' },
  quickAdd: { id: 'todo.quickAdd', defaultMessage: 'Add a task' },
  quickAddSubmit: { id: 'todo.quickAdd.submit', defaultMessage: 'Add' },
  quickAdded: { id: 'todo.quickAdd.done', defaultMessage: '“{title}” added' },
  notAdded: { id: 'todo.quickAdd.failed', defaultMessage: 'Couldn’t add “{title}”' },
  created: { id: 'todo.done.created', defaultMessage: 'Task added' },
  open: { id: 'todo.action.open', defaultMessage: 'Open' },
  saved: { id: 'todo.done.saved', defaultMessage: 'Task saved' },
  delete: { id: 'todo.action.delete', defaultMessage: 'Delete' },
  deleteOne: { id: 'todo.action.deleteOne', defaultMessage: 'Delete “{title}”' },
  restore: { id: 'todo.action.restore', defaultMessage: 'Restore' },
  restoreOne: { id: 'todo.action.restoreOne', defaultMessage: 'Restore “{title}”' },
  purgeOne: { id: 'todo.action.purgeOne', defaultMessage: 'Permanently delete “{title}”' },
  undo: { id: 'todo.action.undo', defaultMessage: 'Undo' },
  failed: { id: 'todo.action.failed', defaultMessage: 'Couldn’t save the change' },
  completed: { id: 'todo.done.completed', defaultMessage: 'Task completed' },
  reopened: { id: 'todo.done.reopened', defaultMessage: 'Task reopened' },
  deleted: { id: 'todo.done.deleted', defaultMessage: 'Task deleted' },
  restored: { id: 'todo.done.restored', defaultMessage: 'Task restored' },
  purged: { id: 'todo.done.purged', defaultMessage: 'Task permanently deleted' },
  purge: { id: 'todo.purge', defaultMessage: 'Delete permanently' },
  purgeTitle: { id: 'todo.purge.title', defaultMessage: 'Permanently delete this task?' },
  purgeText: { id: 'todo.purge.text', defaultMessage: '“{title}” will be permanently deleted. You can’t undo this.' },
});
