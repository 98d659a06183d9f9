/**
 * What the user of this browser should know about the gateway. The app has the texts (`src/app/noticeText.ts`), in
 * which `values` are inserted.
 */
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

/** Tells the user. */
export type Notify = (notice: Notice) => void;
