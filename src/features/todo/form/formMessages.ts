import { defineMessages } from '../../../i18n/defineMessages';

/** Messages for a task and its form. */
export const formMessages = defineMessages({
  edit: { id: 'todo.form.edit', defaultMessage: 'Edit task' },
  read: { id: 'todo.form.read', defaultMessage: 'Task' },
  title: { id: 'todo.form.title', defaultMessage: 'Title' },
  titleMissing: { id: 'todo.form.title.missing', defaultMessage: 'Enter a task title.' },
  assignee: { id: 'todo.form.assignee', defaultMessage: 'Assignee' },
  assigneeHint: { id: 'todo.form.assignee.hint', defaultMessage: 'Select someone or enter any name.' },
  showPeople: { id: 'todo.form.assignee.show', defaultMessage: 'Show people' },
  you: { id: 'todo.form.assignee.you', defaultMessage: '{name} (you)' },
  dueDate: { id: 'todo.form.dueDate', defaultMessage: 'Due date' },
  dueDateWrong: { id: 'todo.form.dueDate.wrong', defaultMessage: 'Enter a full date or leave this blank.' },
  description: { id: 'todo.form.description', defaultMessage: 'Description' },
  editText: { id: 'todo.form.description.edit', defaultMessage: 'Edit as plain text' },
  plainHint: {
    id: 'todo.form.description.hint',
    defaultMessage: 'Editing removes lists, bold text, and links.',
  },
  isImportant: { id: 'todo.form.important', defaultMessage: 'Important' },
  isCompleted: { id: 'todo.form.completed', defaultMessage: 'Completed' },
  state: { id: 'todo.form.state', defaultMessage: 'Status' },
  create: { id: 'todo.form.create', defaultMessage: 'Create task' },
  isDeleted: { id: 'todo.form.deleted', defaultMessage: 'This task has been deleted.' },
  goneTitle: { id: 'todo.gone.title', defaultMessage: 'This task no longer exists' },
  goneText: { id: 'todo.gone.text', defaultMessage: 'It was permanently deleted.' },
});
