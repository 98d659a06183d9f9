import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { NoticeExample } from './NoticeExample';
import noticeCode from './NoticeExample.tsx?raw';
import { ToastExample } from './ToastExample';
import toastCode from './ToastExample.tsx?raw';
import { messages } from './messages';

/** The page “Alerts and toasts”. */
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
