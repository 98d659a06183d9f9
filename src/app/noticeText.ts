import type { IntlShape } from 'react-intl';
import { noticeMessages } from './noticeMessages';

/** What the gateway in this browser tells its user, with the values of the text. */
export interface Notice {
  code:
    | 'noServiceWorkers'
    | 'notStored'
    | 'unreadable'
    | 'usedElsewhere'
    | 'storageFull'
    | 'storageClosed'
    | 'notSaved';
  values?: Readonly<Record<string, string>>;
}

/** Returns the text of a notice of the gateway in the language of the app. */
export function getNoticeText({ code, values }: Notice, { formatMessage }: IntlShape): string {
  return formatMessage(noticeMessages[code], values);
}
