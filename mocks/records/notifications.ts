/** What an account has read of its notifications; the id is the account's. */
export interface NotificationMarksRecord {
  id: string;
  /** All up to this time are read: ISO 8601 in UTC; null where none were marked together. */
  readUntil: string | null;
  /** Those that were read one by one since. */
  ids: string[];
}
