import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { NoticeExample } from './NoticeExample';
import noticeCode from './NoticeExample.tsx?raw';
import { ToastExample } from './ToastExample';
import toastCode from './ToastExample.tsx?raw';

const messages = defineMessages({
  notice: { id: 'components.alertsAndToasts.notice', defaultMessage: 'In the page' },
  toast: { id: 'components.alertsAndToasts.toast', defaultMessage: 'At the edge of the page' },
  note1: {
    id: 'components.alertsAndToasts.note1',
    defaultMessage: 'Errors are announced immediately, everything else when the screen reader is idle.',
  },
  note2: {
    id: 'components.alertsAndToasts.note2',
    defaultMessage: 'Success messages disappear after a few seconds. Errors stay until dismissed.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.notice, Example: NoticeExample, code: noticeCode },
    { title: messages.toast, Example: ToastExample, code: toastCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['Enter', 'Space'], action: keyMessages.activate },
  ],
  notes: [messages.note1, messages.note2],
};
