import { sharedMessages } from '#ui/sharedMessages';
import { messages } from '../messages';
import { fieldMessages } from '#ui/fieldMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for a task and its form. */
export const formMessages = defineMessages({
  edit: { id: 'todo.form.edit', defaultMessage: 'Edit task' },
  read: { id: 'todo.form.read', defaultMessage: 'Task' },
  title: sharedMessages.title,
  titleMissing: { id: 'todo.form.title.missing', defaultMessage: 'Enter a task title.' },
  assignee: messages.ASSIGNEE,
  assigneeHint: { id: 'todo.form.assignee.hint', defaultMessage: 'Select someone or enter any name.' },
  showPeople: { id: 'todo.form.assignee.show', defaultMessage: 'Show people' },
  you: { id: 'todo.form.assignee.you', defaultMessage: '{name} (you)' },
  dueDate: messages.DUE_DATE,
  dueDateWrong: { id: 'todo.form.dueDate.wrong', defaultMessage: 'Enter a full date or leave this blank.' },
  description: fieldMessages.description,
  editText: { id: 'todo.form.description.edit', defaultMessage: 'Edit as plain text' },
  plainHint: {
    id: 'todo.form.description.hint',
    defaultMessage: 'Editing removes lists, bold text, and links.',
  },
  isImportant: { id: 'todo.form.important', defaultMessage: 'Important' },
  isCompleted: { id: 'todo.form.completed', defaultMessage: 'Completed' },
  state: fieldMessages.status,
  create: { id: 'todo.form.create', defaultMessage: 'Create task' },
  isDeleted: { id: 'todo.form.deleted', defaultMessage: 'This task has been deleted.' },
  goneTitle: { id: 'todo.gone.title', defaultMessage: 'This task no longer exists' },
  goneText: { id: 'todo.gone.text', defaultMessage: 'It was permanently deleted.' },
});
