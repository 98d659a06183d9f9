import { defineMessages } from '../../i18n/defineMessages';

/** The words for one task and its form. */
export const formMessages = defineMessages({
  edit: { id: 'todo.form.edit', defaultMessage: 'Edit task' },
  read: { id: 'todo.form.read', defaultMessage: 'Task' },
  title: { id: 'todo.form.title', defaultMessage: 'Title' },
  titleMissing: { id: 'todo.form.title.missing', defaultMessage: 'Enter what is to be done.' },
  assignee: { id: 'todo.form.assignee', defaultMessage: 'Assignee' },
  assigneeHint: { id: 'todo.form.assignee.hint', defaultMessage: 'Choose somebody, or type any name.' },
  showPeople: { id: 'todo.form.assignee.show', defaultMessage: 'Show people' },
  you: { id: 'todo.form.assignee.you', defaultMessage: '{name} (you)' },
  dueDate: { id: 'todo.form.dueDate', defaultMessage: 'Due date' },
  dueDateWrong: { id: 'todo.form.dueDate.wrong', defaultMessage: 'Enter a whole date, or none.' },
  description: { id: 'todo.form.description', defaultMessage: 'Description' },
  editText: { id: 'todo.form.description.edit', defaultMessage: 'Edit as plain text' },
  plainHint: {
    id: 'todo.form.description.hint',
    defaultMessage: 'Lists, bold type and links become plain text once you change the text.',
  },
  isImportant: { id: 'todo.form.important', defaultMessage: 'Important' },
  isCompleted: { id: 'todo.form.completed', defaultMessage: 'Completed' },
  state: { id: 'todo.form.state', defaultMessage: 'State' },
  create: { id: 'todo.form.create', defaultMessage: 'Create task' },
  isDeleted: { id: 'todo.form.deleted', defaultMessage: 'This task is deleted.' },
  goneTitle: { id: 'todo.gone.title', defaultMessage: 'This task is not there any more' },
  goneText: { id: 'todo.gone.text', defaultMessage: 'Somebody has deleted it for good.' },
});
