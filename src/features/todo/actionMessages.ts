import { defineMessages } from '../../i18n/defineMessages';

/** The words for what is done with tasks. */
export const actionMessages = defineMessages({
  newTask: { id: 'todo.new', defaultMessage: 'New task' },
  quickAdd: { id: 'todo.quickAdd', defaultMessage: 'Add a task' },
  quickAddSubmit: { id: 'todo.quickAdd.submit', defaultMessage: 'Add' },
  quickAdded: { id: 'todo.quickAdd.done', defaultMessage: 'Added: {title}' },
  notAdded: { id: 'todo.quickAdd.failed', defaultMessage: 'Not added: {title}' },
  created: { id: 'todo.done.created', defaultMessage: 'Task added' },
  open: { id: 'todo.action.open', defaultMessage: 'Open' },
  saved: { id: 'todo.done.saved', defaultMessage: 'Task saved' },
  delete: { id: 'todo.action.delete', defaultMessage: 'Delete' },
  deleteOne: { id: 'todo.action.deleteOne', defaultMessage: 'Delete “{title}”' },
  restore: { id: 'todo.action.restore', defaultMessage: 'Restore' },
  restoreOne: { id: 'todo.action.restoreOne', defaultMessage: 'Restore “{title}”' },
  purgeOne: { id: 'todo.action.purgeOne', defaultMessage: 'Delete “{title}” for good' },
  undo: { id: 'todo.action.undo', defaultMessage: 'Undo' },
  failed: { id: 'todo.action.failed', defaultMessage: 'The change failed' },
  completed: { id: 'todo.done.completed', defaultMessage: 'Task completed' },
  reopened: { id: 'todo.done.reopened', defaultMessage: 'Task open again' },
  deleted: { id: 'todo.done.deleted', defaultMessage: 'Task deleted' },
  restored: { id: 'todo.done.restored', defaultMessage: 'Task restored' },
  purged: { id: 'todo.done.purged', defaultMessage: 'Task deleted for good' },
  purge: { id: 'todo.purge', defaultMessage: 'Delete for good' },
  purgeTitle: { id: 'todo.purge.title', defaultMessage: 'Delete this task for good?' },
  purgeText: { id: 'todo.purge.text', defaultMessage: '“{title}” will be gone. This cannot be undone.' },
});
